import convert from 'npm-to-yarn';

/** Package managers in the order of their tabs; the first is what authors write. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** What `npm-to-yarn` puts below a command that it does not know. */
const UNKNOWN = /^# couldn't auto-convert command$/m;
const NPM = /^(npm|npx)\s/;
/** Where two commands meet, which the library reads as one. */
const JOINED = /&&|\|\||[;|]/;

/**
 * What the library gives that does not run: commands and options of yarn 1, which current yarn has
 * no more, and bun's form of a package `@scope/create`.
 */
const WRONG =
  /^yarn (?:global|list|outdated)\b|^yarn version --|^yarn (?:add|remove)\b.* --(?:production|no-lockfile|force)\b|^bunx @[^\s/]+(?:\s|$)/;

/** Commands that the library does not know, by their words. */
const OWN: Readonly<Record<string, Record<PackageManager, string>>> = {
  'npm ci': {
    npm: 'npm ci',
    yarn: 'yarn install --immutable',
    pnpm: 'pnpm install --frozen-lockfile',
    bun: 'bun install --frozen-lockfile',
  },
};

/**
 * A command for another package manager. The library takes `@latest`, and no other version, out of
 * `npm create vite@latest`, since yarn 1 cannot read it: in capitals it stays.
 */
function converted(command: string, to: Exclude<PackageManager, 'npm'>): string {
  const kept = command.replace(/^(npm\s+(?:create|init)\s+\S+)@latest\b/, '$1@LATEST');
  return convert(kept, to).replace('@LATEST', '@latest').trimEnd();
}

function convertLine(line: string, to: PackageManager): string | undefined {
  const command = line.trim();
  if (to === 'npm' || command === '' || command.startsWith('#')) return line;
  const own = OWN[command.replace(/\s+/g, ' ')];
  if (own) return own[to];
  if (!NPM.test(command) || JOINED.test(command)) return undefined;
  const form = converted(command, to);
  return UNKNOWN.test(form) || WRONG.test(form) ? undefined : form;
}

/**
 * The same commands for each package manager.
 * @param text commands of npm's, one a line; comments stay
 * @returns the texts, or the place of the first line that cannot be converted, from 1
 * @example toPackageManagers('npm i -D x').commands.pnpm // 'pnpm add -D x'
 */
export function toPackageManagers(text: string): {
  commands: Record<PackageManager, string>;
  failed?: { line: number; to: PackageManager };
} {
  let failed: { line: number; to: PackageManager } | undefined;
  const entries = PACKAGE_MANAGERS.map((to) => {
    const lines = text.split('\n').map((line, at) => {
      const converted = convertLine(line, to);
      if (converted === undefined) failed ??= { line: at + 1, to };
      return converted ?? line;
    });
    return [to, lines.join('\n')] as const;
  });
  const commands = Object.fromEntries(entries) as Record<PackageManager, string>;
  return { commands, ...(failed && { failed }) };
}
