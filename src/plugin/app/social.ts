import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Modules } from '../host';
import type { Site } from '../site/read-site';

/** Names that dumi has for one icon. */
const SAME: Readonly<Record<string, string>> = { twitter: 'x' };

/**
 * Where dumi has its icons, which are those of Ant Design; undefined where it has none.
 * @param dumi loads as dumi does
 */
function iconFolder(dumi: NodeJS.Require): string | undefined {
  try {
    const manifest = dumi.resolve('@ant-design/icons-svg/package.json');
    return join(dirname(manifest), 'inline-svg/outlined');
  } catch {
    return undefined;
  }
}

/** The paths of an icon; none where dumi does not have it: then its first letter is shown. */
function pathsOf(name: string, folder: string | undefined): string[] {
  const file = `${SAME[name] ?? name}.svg`;
  if (!folder || !/^[\w-]+\.svg$/.test(file) || !existsSync(join(folder, file))) {
    return [];
  }
  const svg = readFileSync(join(folder, file), 'utf8');
  return [...svg.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].map(([, path = '']) => path);
}

/**
 * The name of the icon for the host of a repository: GitHub, GitLab or a GitLab of one's own.
 * @example hostIcon('https://gitlab.example.com/me/library') // 'gitlab'
 */
function hostIcon(repository = ''): string | undefined {
  const host = /^https?:\/\/([^/:]+)/.exec(repository)?.[1];
  return host && /(?:^|\.)(github|gitlab)\./.exec(host)?.[1];
}

/**
 * `@@/ledger/social`: the mark of the repository's host, without paths where there is none; icons and names of the networks that the site names, and of no others.
 * @param words `header.social.<name>` in each language
 * @param dumi loads as dumi does
 */
export function socialModule(
  { options, locales }: Pick<Site, 'options' | 'locales'>,
  words: Readonly<Record<string, Readonly<Record<string, string>>>>,
  dumi: NodeJS.Require,
): Modules {
  const folder = iconFolder(dumi);
  const icons = Object.keys(options.socialLinks ?? {}).map((name) => {
    const labels = locales.map(({ id }) => [
      id,
      words[id]?.[`header.social.${name}`] ?? name,
    ]);
    return [name, { paths: pathsOf(name, folder), labels: Object.fromEntries(labels) }];
  });
  const host = hostIcon(options.repository);
  const mark = host ? pathsOf(host, folder) : [];
  return {
    'social.ts': `export const mark = ${JSON.stringify(mark)};\nexport const icons = ${JSON.stringify(Object.fromEntries(icons))};\n`,
  };
}
