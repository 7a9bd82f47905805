import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { localeOfFile } from '../../../model/locale';
import { verifiedMark } from '../../markdown/authoring/read-verified';
import type {
  VerifiedOption,
  VerifiedSections,
} from '../../markdown/authoring/read-verified';
import type { MessageOptions } from '../rehype-authoring';

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

/** The element that a mark belongs to: the last paragraph of an item, or what it stands in. */
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

/** A mark, a link where the address of its test is known. */
function markOf({ text, href }: ReturnType<typeof verifiedMark>): Element {
  const words: ElementContent[] = [{ type: 'text', value: text }];
  const link: ElementContent[] = href
    ? [{ type: 'element', tagName: 'a', properties: { href }, children: words }]
    : words;
  return { type: 'element', tagName: 'small', properties: {}, children: link };
}

/** Where the tests of a section have their marks: its items, or its last paragraph. */
function placesIn(section: Element[]): Element[] {
  const items = section
    .filter(({ tagName }) => tagName === 'ul' || tagName === 'ol')
    .flatMap(({ children }) => children.filter(isElement));
  return items.length > 0
    ? items
    : section.filter(({ tagName }) => tagName === 'p').slice(-1);
}

/**
 * Adds to list items that a test runs, or to a section without lists, a mark that says so and leads
 * to the test. Sections, items with an id and their tests are those of the option `verified`; a
 * translation has those of its original.
 */
export default function rehypeVerified({ words, locales, verified }: VerifiedStep) {
  return (tree: Root, { data }: PageFile): void => {
    const filename = data.frontmatter?.filename ?? '';
    if (!verified || !filename) return;
    const { id } = localeOfFile(filename, locales);
    const file = filename.replace(`.${id}.md`, '.md');
    const testsOf = ({ properties }: Element) =>
      verified.sections[`${file}#${String(properties?.id)}`];
    const mark = (place: Element, test: string | null | undefined) => {
      if (test) insertMark(place, markOf(verifiedMark(test, verified, words[id])));
    };
    const blocks = blocksOf(tree);
    blocks.forEach((block, at) => {
      const tests = isHeading(block) && testsOf(block);
      if (!tests) return;
      const next = blocks.findIndex((one, place) => place > at && isHeading(one));
      const section = blocks.slice(at + 1, next < 0 ? undefined : next);
      placesIn(section).forEach((place, item) => mark(place, tests[item]));
    });
    visit(tree, 'element', (item) => {
      if (item.tagName === 'li') mark(item, testsOf(item)?.[0]);
    });
  };
}
