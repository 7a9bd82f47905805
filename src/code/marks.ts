/** How a line of code is marked. */
export type LineMark = 'highlight' | '++' | '--';

/** Elements for marked lines, which convey the mark to screen readers. */
export const MARK_ELEMENTS: Readonly<Record<LineMark, string>> = {
  highlight: 'mark',
  '++': 'ins',
  '--': 'del',
};

/** A comment at the end of a line, in the syntax of the usual languages. */
const COMMENT =
  /[ \t]*(?:\/\/|#|<!--|\/\*|\{\s*\/\*)\s*\[!code ([^\]\n]*)\]\s*(?:-->|\*\/\s*\}|\*\/)?[ \t]*$/;

/** Code without the comments that mark its lines. */
export interface MarkedCode {
  code: string;
  /** By line, starting at 1. */
  marks: Map<number, LineMark>;
  /** Marker comments with an unknown name. */
  unknown: { name: string; line: number }[];
}

/**
 * Removes the markers from code: `// [!code ++]`, `// [!code --]`, and
 * `// [!code highlight]` at the end of a line, in any comment syntax. In markdown code
 * they are shown as written.
 * @example extractMarks('a(); // [!code ++]', 'tsx') // { code: 'a();', marks: Map { 1 => '++' }, unknown: [] }
 */
export function extractMarks(text: string, language: string): MarkedCode {
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
    marks.set(at + 1, name as LineMark);
    return line.slice(0, -comment.length);
  });
  return { code: lines.join('\n'), marks, unknown };
}
