import { dirname, resolve } from 'node:path';
import type { Problem } from '../../model/problem';
import { isInProject, OUTSIDE } from '../in-project';
import { nearAddress } from '../near-file';
import { EMBED_END, embeddedFile } from './embeds';
import type { PageTag } from './html/page-tags';

/** Tags that only dumi can read: with an alias, or with a pattern for a part of the file. */
const ONLY_DUMI = /^[@~]|#RE-/;

function missing(src: string, from: string): Pick<Problem, 'message' | 'hint'> {
  const [name = ''] = src.split('#');
  const target = resolve(dirname(from), name);
  const near = nearAddress(name, target);
  return {
    message: `<embed src="${src}"> leads to no file.`,
    hint:
      near && near !== name
        ? `Did you mean "${near}"?`
        : 'Create the file, or remove the tag.',
  };
}

/** Without a code where nothing can be embedded. */
type EmbedFault = Pick<Problem, 'message' | 'hint'> & { code?: 'embed-tag' };

/**
 * Why a tag is still in the text of a document, where embedded files have replaced theirs.
 * @param after the text behind the tag
 */
export function embedFault(
  tag: PageTag,
  after: string,
  from: string,
  root: string,
): EmbedFault | undefined {
  const src = tag.attributes.get('src') ?? '';
  if (!EMBED_END.test(after)) {
    return {
      code: 'embed-tag',
      message: `<embed src="${src}"> is not closed.`,
      hint: `Write \`<embed src="${src}"></embed>\`.`,
    };
  }
  if (ONLY_DUMI.test(src)) return undefined;
  const file = embeddedFile(tag, from);
  if (!file) return missing(src, from);
  if (!isInProject(file, root)) {
    return { message: `<embed src="${src}"> ${OUTSIDE.fault}.`, hint: OUTSIDE.hint };
  }
  if (/#(?!L\d+(-L\d+)?$)/.test(src)) {
    return {
      // dumi embeds the whole file.
      code: 'embed-tag',
      message: `<embed src="${src}"> names no lines.`,
      hint: 'End it with the lines to embed, as in `#L3` or `#L3-L9`.',
    };
  }
  return {
    message: `<embed src="${src}"> embeds a file that embeds this one.`,
    hint: 'Remove one of the two tags.',
  };
}
