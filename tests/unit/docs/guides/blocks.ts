/** A block of code of a page, and the line on which its fence opens. */
export interface CodeBlock {
  language: string;
  /** What stands behind the language. */
  meta: string;
  code: string;
  line: number;
}

/** The fenced blocks of a markdown text, in their order. */
export function codeBlocks(text: string): CodeBlock[] {
  return [...text.matchAll(/^```(\w+)([^\n]*)\n(.*?)^```$/gms)].map((match) => {
    const [, language = '', meta = '', code = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    return { language, meta: meta.trim(), code, line };
  });
}
