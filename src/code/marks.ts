/** What a line of code is marked as. */
export type Mark = 'highlight' | '++' | '--';

/** Elements that say so to a reader who does not see it. */
export const MARK_ELEMENTS: Readonly<Record<Mark, string>> = {
  highlight: 'mark',
  '++': 'ins',
  '--': 'del',
};

/** A comment at the end of a line, in the ways of the usual languages. */
const COMMENT =
  /[ \t]*(?:\/\/|#|<!--|\/\*|\{\s*\/\*)\s*\[!code ([^\]\n]*)\]\s*(?:-->|\*\/\s*\}|\*\/)?[ \t]*$/;

/** Code without the comments that mark its lines. */
export interface MarkedCode {
  code: string;
  /** By line, from 1. */
  marks: Map<number, Mark>;
  /** Comments that are meant to mark a line and do not. */
  unknown: { name: string; line: number }[];
}

/**
 * Takes the marks out of code: `// [!code ++]`, `// [!code --]` and `// [!code highlight]` at the
 * end of a line, in any kind of comment. Markdown shows them as they are written.
 * @example takeMarks('a(); // [!code ++]', 'tsx') // { code: 'a();', marks: Map { 1 => '++' }, unknown: [] }
 */
export function takeMarks(text: string, language: string): MarkedCode {
  const marks: MarkedCode['marks'] = new Map();
  const unknown: MarkedCode['unknown'] = [];
  if (/^(md|markdown)$/.test(language)) return { code: text, marks, unknown };
  const lines = text.split('\n').map((line, at) => {
    const [comment, name = ''] = COMMENT.exec(line) ?? [];
    if (comment === undefined) return line;
    if (!Object.keys(MARK_ELEMENTS).includes(name)) {
      unknown.push({ name, line: at + 1 });
      return line;
    }
    marks.set(at + 1, name as Mark);
    return line.slice(0, -comment.length);
  });
  return { code: lines.join('\n'), marks, unknown };
}
