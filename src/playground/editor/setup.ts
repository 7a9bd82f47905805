import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { cssLanguage } from '@codemirror/lang-css';
import {
  jsxLanguage,
  tsxLanguage,
  typescriptLanguage,
} from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tagHighlighter } from '@lezer/highlight';
import { KINDS } from '../../code/kinds';
import { errorLine } from './error-line';
import { wrappedLines } from './wrapped-lines';

/** The same classes as code that is highlighted at build. */
const COLORS = tagHighlighter(
  KINDS.map(({ tag, kind }) => ({ tag, class: `c-${kind}` })),
);

/** Only the language: completion, the rest of its package, is twice as much code. */
function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return cssLanguage;
  if (name.endsWith('.ts')) return typescriptLanguage;
  return name.endsWith('.tsx') ? tsxLanguage : jsxLanguage;
}

/**
 * In pixels: what may cover the code at the edges of the window, the header and an error.
 */
const SCROLL_MARGINS = { top: 80, bottom: 48 };

/**
 * The extensions of a file's editor. Tab is left to the browser and moves the focus out
 * of the editor.
 */
export function editorExtensions(
  name: string,
  attributes: Record<string, string>,
  onChange: (text: string) => void,
): Extension[] {
  return [
    lineNumbers(),
    wrappedLines,
    lintGutter(),
    // Errors come from outside, through `mark`.
    linter(null),
    errorLine,
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(COLORS),
    languageOf(name),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    // Tab reaches editable text anyway; the attribute tells tools so.
    EditorView.contentAttributes.of({ ...attributes, tabindex: '0' }),
    EditorView.scrollMargins.of(() => SCROLL_MARGINS),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}
