import { parser as sass } from '@lezer/sass';
import type { ParsedCode, Tree } from './parse';

interface Parser {
  parse(code: string): Tree;
}

/** Parsers of style sheets that only the build reads. */
const PARSERS = new Map<string, () => Promise<Parser>>([
  // It loads a part of the editor.
  ['less', async () => (await import('@codemirror/lang-less')).lessLanguage.parser],
  ['scss', () => Promise.resolve(sass)],
  ['sass', () => Promise.resolve(sass.configure({ dialect: 'indented' }))],
]);

/** As `parseCode`, for Less, SCSS and Sass. */
export async function parseStyles(
  code: string,
  language: string,
): Promise<ParsedCode | undefined> {
  const parser = await PARSERS.get(language)?.();
  return parser && { code, tree: parser.parse(code) };
}
