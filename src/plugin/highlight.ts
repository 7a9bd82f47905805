import type { BundledLanguage, BundledTheme, Highlighter } from 'shiki';

const THEME = 'ledger';
const LANGUAGES = [
  'tsx',
  'jsx',
  'typescript',
  'javascript',
  'json',
  'bash',
  'css',
  'html',
  'yaml',
  'diff',
  'markdown',
] as const;
const ALIASES: Record<string, string> = {
  ts: 'typescript',
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  md: 'markdown',
  yml: 'yaml',
};

let highlighter: Promise<Highlighter> | undefined;

/** Started once and kept: reading the grammars takes longer than all the code of a site. */
async function start(): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    langs: [...LANGUAGES],
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '' })],
  });
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * Code as HTML whose spans carry the classes `c-keyword`, `c-string` and so on, one per kind of
 * token, so that both colours are the style sheet's business and the markup stays small. A
 * language without a grammar is shown plainly.
 * @param language name or usual file ending, such as `tsx` or `sh`
 */
export async function highlight(code: string, language: string): Promise<string> {
  const lang = ALIASES[language] ?? language;
  if (!(LANGUAGES as readonly string[]).includes(lang)) return escapeHtml(code);
  const ready = await (highlighter ??= start());
  const lines = ready.codeToTokensBase(code, {
    lang: lang as BundledLanguage,
    theme: THEME as BundledTheme,
  });
  return lines
    .map((line) => {
      let html = '';
      let open = '';
      for (const { content, color = '' } of line) {
        const kind = /token-([\w-]+)/.exec(color)?.[1] ?? '';
        // A blank takes no colour: it can join the span before it.
        const wanted = content.trim() === '' ? open : kind;
        if (wanted !== open) {
          if (open) html += '</span>';
          if (wanted) html += `<span class="c-${wanted}">`;
          open = wanted;
        }
        html += escapeHtml(content);
      }
      return open ? `${html}</span>` : html;
    })
    .join('\n');
}
