import { basename, dirname, extname, relative } from 'node:path';
import { readDemo } from '../../demos/source';
import { withoutFrontComment } from '../../demos/front-comment';
import { isBelow, supportFolders } from '../../demos/support';
import type { ShownDemo } from '../../markdown/shown-demos';
import type { Site } from '../../site/read-site';
import { codeFence } from './code-fence';

/** A field of a demo's front comment in one language. */
function metaOf(meta: Record<string, unknown>, key: string, locale: string): string {
  const value = meta[`${key}.${locale}`] ?? meta[key];
  return typeof value === 'string' ? value.trim() : '';
}

/**
 * A demo in Markdown: title, description, and the code of its files. Files of the option
 * `demoSupport` are named.
 * @param locale id of the language
 * @param words of the interface in the language
 */
export function demoText(
  { attributes, path }: ShownDemo,
  locale: string,
  { options, root }: Pick<Site, 'options' | 'root'>,
  words: Readonly<Record<string, string>>,
): string {
  const source = readDemo(path);
  if (!source) return '';
  const support = supportFolders(options, root);
  const textOf = (key: 'title' | 'description') =>
    attributes.get(key) || metaOf(source.meta, key, locale);
  const title = textOf('title') || source.name;
  const shown = source.files.filter((file) => !isBelow(file.path, support));
  const others = source.files.filter((file) => !shown.includes(file));
  const entry = dirname(source.files[0]?.path ?? path);
  const names = others.map(
    (file) => `\`${relative(entry, file.path).replace(/\\/g, '/')}\``,
  );
  return [
    `**${title}**`,
    textOf('description'),
    ...shown.map((file, at) =>
      codeFence(
        at === 0 ? withoutFrontComment(file.text) : file.text,
        extname(file.path).slice(1),
        basename(file.path),
      ),
    ),
    others.length > 0 &&
      words['markdown.not-shown']?.replace('{files}', names.join(', ')),
  ]
    .filter(Boolean)
    .join('\n\n');
}
