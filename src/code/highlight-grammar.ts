import type { BundledTheme, Highlighter } from 'shiki';
import type { Token } from './highlight-spans';
import { memoize } from './remember';

const THEME = 'ledger';
/** Names for code without a grammar, for which Shiki need not start. */
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'log', 'output'];

let started: ReturnType<typeof start> | undefined;

/** Started with the first code that needs it, and reused. */
async function start() {
  const { bundledLanguages, createCssVariablesTheme, createHighlighter } =
    await import('shiki');
  const themes = [createCssVariablesTheme({ name: THEME, variablePrefix: '' })];
  const highlighter: Highlighter = await createHighlighter({ langs: [], themes });
  const isKnown = (language: string): language is keyof typeof bundledLanguages =>
    Object.hasOwn(bundledLanguages, language);
  return { highlighter, isKnown };
}

function plain(code: string): Token[][] {
  return code.split('\n').map((text) => [{ text, kind: '' }]);
}

/**
 * Highlights code with Shiki, which has grammars for everything but is slow to start and
 * to run: once per text, since several pages and demos may show the same.
 * @param language in lower case, one of Shiki's names; others are plain text
 */
export const highlightWithGrammar = memoize(
  async (code: string, language: string): Promise<Token[][]> => {
    if (PLAIN.includes(language)) return plain(code);
    const { highlighter, isKnown } = await (started ??= start());
    if (!isKnown(language)) return plain(code);
    await highlighter.loadLanguage(language);
    const lines = highlighter.codeToTokensBase(code, {
      lang: language,
      theme: THEME as BundledTheme,
    });
    return lines.map((line) =>
      line.map(({ content, color = '' }) => ({
        text: content,
        kind: /token-([\w-]+)/.exec(color)?.[1] ?? '',
      })),
    );
  },
);
