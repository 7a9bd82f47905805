import type { HTML, Root } from 'mdast';
import { localeOfFile } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { nodesOfType } from '../../markdown/tree';
import { setWords } from './tag-words';

interface FilterOptions {
  locales: readonly Locale[];
  /** The messages of pages by language; see `messages`. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

interface Processor {
  data(key: 'fileAbsPath'): unknown;
}

const NAME = 'APIFilter';
/** What the filter says, below `markdown.api.`. */
const LABELS = [
  ...['filter', 'hint', 'since', 'kinds', 'names', 'current', 'deprecated'],
  ...['found', 'none', 'clear'],
];

/** Gives `<APIFilter>` its words in the language of the page. */
export default function remarkApiFilter(
  this: Processor,
  { locales, words }: FilterOptions,
) {
  return (tree: Root): void => {
    const isTag = ({ value }: HTML) => value.startsWith(`<${NAME}`);
    const tags = nodesOfType('html', tree).filter(isTag);
    if (tags.length === 0) return;
    const own = words[localeOfFile(String(this.data('fileAbsPath')), locales).id] ?? {};
    const said = LABELS.map((label) => [label, own[`markdown.api.${label}`] ?? label]);
    tags.forEach((tag) => setWords(tag, NAME, Object.fromEntries(said)));
  };
}
