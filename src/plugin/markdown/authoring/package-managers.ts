import convert from 'npm-to-yarn';

/** Package managers in the order of their tabs. Authors write commands for the first. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** `npm-to-yarn` writes this below a command that it does not know. */
const UNKNOWN = /^# couldn't auto-convert command$/m;
const NPM = /^(npm|npx)\s/;
/** Separators between commands, which the library treats as a single command. */
const JOINED = /&&|\|\||[;|]/;

/**
 * Output of the library that does not work: commands and options of yarn 1 that current
 * yarn has dropped, and bun's form of a package `@scope/create`.
 */
const WRONG =
  /^yarn (?:global|list|outdated)\b|^yarn version --|^yarn (?:add|remove)\b.* --(?:production|no-lockfile|force)\b|^bunx @[^\s/]+(?:\s|$)/;

/** Commands that the library does not know. */
const OWN: Readonly<Record<string, Record<PackageManager, string>>> = {
  'npm ci': {
    npm: 'npm ci',
    yarn: 'yarn install --immutable',
    pnpm: 'pnpm install --frozen-lockfile',
    bun: 'bun install --frozen-lockfile',
  },
};

/**
 * Converts a command for another package manager. The library removes `@latest`, and no
 * other version, from `npm create vite@latest`, because yarn 1 cannot parse it. In
 * capitals it stays.
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
 * Converts commands for each package manager.
 * @param text npm commands, one per line; comments stay
 * @returns the texts, and the first line that cannot be converted, starting at 1
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
