import type { List, Root } from 'mdast';
import { localeOfFile } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { readDocument } from '../../markdown/document';
import { parseTree } from '../../markdown/tree';
import type { PropMap } from '../../reference/in-code/prop-map';
import { isPropsUsed, listAbove, propsUsedText } from '../../site/references/props-used';

export interface PropsUsedOptions {
  /** Absolute path of the site. */
  root: string;
  locales: readonly Locale[];
  /** The messages of pages by language; see `messages`. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The site's references; undefined until they are read, and on a site without any. */
  props?: PropMap;
}

interface Processor {
  data(key: 'fileAbsPath'): unknown;
}

/**
 * Completes the list above `<PropsUsed>` with the properties that the demos of a page use. Without a
 * list above it, one takes the tag's place.
 */
export default function remarkPropsUsed(
  this: Processor,
  { root, locales, words, props }: PropsUsedOptions,
) {
  const textOf = (path: string): string | undefined => {
    const { id } = localeOfFile(path, locales);
    return propsUsedText(readDocument(path, root), props, words[id] ?? {}, id);
  };
  return (tree: Root): void => {
    const at = tree.children.findIndex(isPropsUsed);
    if (at < 0) return;
    const path = this.data('fileAbsPath');
    // dumi 2.1 does not say which page it reads.
    const text = typeof path === 'string' ? textOf(path) : undefined;
    const added = text ? parseTree(text).children : [];
    const list = listAbove(tree, at);
    list?.children.push(...added.flatMap((more) => (more as List).children));
    tree.children.splice(at, 1, ...(list ? [] : added));
  };
}
