import type { BundledLanguage, BundledTheme, Highlighter } from 'shiki';
import type { Token } from './highlight-spans';

const THEME = 'ledger';
const LANGUAGES = ['bash', 'html', 'yaml', 'diff', 'markdown'];

let highlighter: Promise<Highlighter> | undefined;

/** Started with the first code that needs it, and reused. */
async function start(): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    langs: [],
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '' })],
  });
}

/**
 * Highlights code with Shiki, which has grammars for everything but is slow to start and
 * to run.
 */
export async function highlightWithGrammar(
  code: string,
  language: string,
): Promise<Token[][]> {
  if (!LANGUAGES.includes(language)) {
    return code.split('\n').map((text) => [{ text, kind: '' }]);
  }
  const ready = await (highlighter ??= start());
  await ready.loadLanguage(language as BundledLanguage);
  const lines = ready.codeToTokensBase(code, {
    lang: language as BundledLanguage,
    theme: THEME as BundledTheme,
  });
  return lines.map((line) =>
    line.map(({ content, color = '' }) => ({
      text: content,
      kind: /token-([\w-]+)/.exec(color)?.[1] ?? '',
    })),
  );
}
