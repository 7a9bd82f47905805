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

/** The classes of the code that is highlighted at build. */
const COLORS = tagHighlighter(
  KINDS.map(({ tag, kind }) => ({ tag, class: `c-${kind}` })),
);

/** The language alone: what else its package has, completion, is twice as much code. */
function languageOf(name: string): Extension {
  if (name.endsWith('.css')) return cssLanguage;
  if (name.endsWith('.ts')) return typescriptLanguage;
  return name.endsWith('.tsx') ? tsxLanguage : jsxLanguage;
}

/** In pixels: what may lie over the code at the edges of the window, the header and a fault. */
const COVERED = { top: 80, bottom: 48 };

/** What the editor of a file is made of. Tab is left to the browser, which leaves the editor. */
export function setup(
  name: string,
  attributes: Record<string, string>,
  onChange: (text: string) => void,
): Extension[] {
  return [
    lineNumbers(),
    lintGutter(),
    // What is wrong is told from outside.
    linter(null),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    syntaxHighlighting(COLORS),
    languageOf(name),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    // Editable text is reached by the Tab key in any case; with the attribute, tools know it too.
    EditorView.contentAttributes.of({ ...attributes, tabindex: '0' }),
    EditorView.scrollMargins.of(() => COVERED),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
}
