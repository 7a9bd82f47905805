import type { Element, ElementContent, Root } from 'hast';
import { localeOfFile } from '../../../model/locale';
import type { MessageOptions } from '../rehype-authoring';
import type {
  VerifiedOption,
  VerifiedSections,
} from '../../markdown/authoring/read-verified';

export interface VerifiedStep extends Pick<MessageOptions, 'words' | 'locales'> {
  /** None: the site has no list of tests. */
  verified?: VerifiedOption & { sections: VerifiedSections };
}

interface PageFile {
  data: { frontmatter?: { filename?: string } };
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const isElement = (node: { type: string }): node is Element => node.type === 'element';
const isWrapper = ({ properties }: Element) =>
  [properties?.className].flat().includes('markdown');

/** The blocks of a page. dumi has put those between two components into a `div.markdown`. */
function blocksOf(tree: Root): Element[] {
  return tree.children
    .filter(isElement)
    .flatMap((node) => (isWrapper(node) ? node.children.filter(isElement) : [node]));
}

/** The element that an item's mark belongs to: its last paragraph, or itself. */
function endOf(item: Element): Element {
  const paragraphs = item.children
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'p');
  return paragraphs[paragraphs.length - 1] ?? item;
}

/** What follows a text of its own in an item, such as a list in it. */
function insertMark(item: Element, mark: Element): void {
  const end = endOf(item);
  const at = end.children.findIndex(
    (child) => isElement(child) && /^(ul|ol|pre|SourceCode)$/.test(child.tagName),
  );
  const place = at < 0 ? end.children.length : at;
  end.children.splice(place, 0, { type: 'text', value: ' ' }, mark);
}

/** The mark of an item, a link where the address of its test is known. */
function markOf(test: string, text: string, url: string | undefined): Element {
  const words: ElementContent[] = [{ type: 'text', value: text }];
  const link: ElementContent[] = url
    ? [
        {
          type: 'element',
          tagName: 'a',
          properties: { href: url.replace('{file}', test) },
          children: words,
        },
      ]
    : words;
  return { type: 'element', tagName: 'small', properties: {}, children: link };
}

/**
 * Adds to list items that a test runs a mark that says so and leads to the test. Sections and their
 * tests are those of the option `verified`; a translation has those of its original.
 */
export default function rehypeVerified({ words, locales, verified }: VerifiedStep) {
  return (tree: Root, { data }: PageFile): void => {
    const filename = data.frontmatter?.filename ?? '';
    if (!verified || !filename) return;
    const { id } = localeOfFile(filename, locales);
    const file = filename.replace(`.${id}.md`, '.md');
    const text = (words[id]?.['markdown.verified'] ?? '').replace(
      '{version}',
      verified.version,
    );
    let tests: (string | null)[] = [];
    for (const node of blocksOf(tree)) {
      if (isHeading(node))
        tests = [...(verified.sections[`${file}#${String(node.properties?.id)}`] ?? [])];
      if (node.tagName !== 'ul' && node.tagName !== 'ol') continue;
      for (const item of node.children.filter(isElement)) {
        const test = tests.shift();
        if (test) insertMark(item, markOf(test, text, verified.url));
      }
    }
  };
}
