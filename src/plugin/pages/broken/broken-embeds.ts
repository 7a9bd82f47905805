import { dirname, resolve } from 'node:path';
import { formatProblem } from '../../../model/problem';
import { fileOf } from '../../host';
import { embedFault } from '../../markdown/embed-fault';
import { EMBED_END, expandEmbeds } from '../../markdown/embeds';
import { pageTags } from '../../markdown/html/page-tags';
import type { PageTag } from '../../markdown/html/page-tags';
import { parseTree, readTree } from '../../markdown/tree';
import type { BrokenTag } from './broken-demos';

const embedsOf = (tags: readonly PageTag[]) =>
  tags.filter(({ name }) => name === 'embed');

/**
 * The tags in a page's own text that embed a file that cannot be read, or one that embeds such a
 * file.
 * @param text the page's markdown
 * @param path absolute path of the page
 * @param root absolute path of the site
 */
export function brokenEmbeds(text: string, path: string, root: string): BrokenTag[] {
  if (!text.includes('<embed')) return [];
  return embedsOf(pageTags(text, readTree(text))).flatMap((opening) => {
    const end = opening.index + opening.text.length;
    const [closing = ''] = EMBED_END.exec(text.slice(end)) ?? [];
    const tag = opening.text + closing;
    const origin = { path, line: opening.line };
    const inner = expandEmbeds(tag, origin, root);
    // What cannot be embedded is still a tag in the expanded text.
    return embedsOf(pageTags(inner.text, parseTree(inner.text)))
      .flatMap((left) => {
        const from = inner.origins[left.line - 1] ?? origin;
        const after = inner.text.slice(left.index + left.text.length);
        const fault = embedFault(left, after, from.path, root);
        if (!fault || fault.code) return [];
        const [name = ''] = (left.attributes.get('src') ?? '').split('#');
        const target = resolve(dirname(from.path), name);
        return {
          tag,
          index: opening.index,
          candidates: [target, `${target}.md`, ...inner.embeds.map((one) => one.path)],
          text: formatProblem({
            code: 'embed',
            file: fileOf(from.path, root),
            line: from.line,
            message: fault.message,
            hint: fault.hint,
          }),
        };
      })
      .slice(0, 1);
  });
}
