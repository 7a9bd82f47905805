import { historyField } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Position } from '../protocol';
import { setLineError } from './error-line';
import { editorExtensions } from './setup';

/** An error at a place in a file. */
export interface ErrorMark {
  file: string;
  place: Position;
  message: string;
}

export interface CodeEditor {
  /** Shows a file with the reader's changes. */
  show(name: string): void;
  /** Marks a place, or clears the mark. */
  mark(mark: ErrorMark | undefined): void;
  destroy(): void;
}

/** Text, selection, and undo history of files by name, which outlive an editor. */
export type KeptFiles = Map<string, { doc: string }>;

/** What of a state is kept. */
const KEPT_FIELDS = { history: historyField };

interface EditorOptions {
  parent: HTMLElement;
  files: Readonly<Record<string, string>>;
  /** The file that is shown first. */
  first: string;
  /** What an earlier editor of the files has left; this one leaves its own there. */
  kept?: KeptFiles;
  /** Attributes of the editing area of a file: its name and its description. */
  attributesOf: (name: string) => Record<string, string>;
  onChange: (name: string, text: string) => void;
}

/** Creates one editor for all files. Each file keeps its own selection and undo history. */
export function createEditor(options: EditorOptions): CodeEditor {
  const { parent, files, first, kept, attributesOf, onChange } = options;
  const stateOf = (name: string) => {
    const doc = files[name] ?? '';
    const extensions = editorExtensions(name, attributesOf(name), (text) =>
      onChange(name, text),
    );
    const left = kept?.get(name);
    return left?.doc === doc
      ? EditorState.fromJSON(left, { extensions }, KEPT_FIELDS)
      : EditorState.create({ doc, extensions });
  };
  const states = new Map(Object.keys(files).map((name) => [name, stateOf(name)]));
  let current = first;
  let marked: ErrorMark | undefined;
  const view = new EditorView({ state: states.get(first), parent });

  const showMark = () => {
    const { doc } = view.state;
    const diagnostics = [];
    let error = null;
    if (marked?.file === current) {
      const { place, message } = marked;
      const line = doc.line(Math.min(Math.max(1, place.line), doc.lines));
      const from = Math.min(line.from + Math.max(1, place.column) - 1, line.to);
      const word = view.state.wordAt(from);
      const to = word && word.to > from ? word.to : Math.min(from + 1, line.to);
      diagnostics.push({ from, to, severity: 'error' as const, message });
      error = { at: from, message };
    }
    const shown = setLineError.of(error);
    view.dispatch(setDiagnostics(view.state, diagnostics), { effects: shown });
  };
  return {
    show(name) {
      const state = states.get(name);
      if (!state || name === current) return;
      states.set(current, view.state);
      current = name;
      view.setState(state);
      showMark();
    },
    mark(mark) {
      marked = mark;
      showMark();
    },
    destroy() {
      states.set(current, view.state);
      states.forEach((state, name) =>
        kept?.set(name, state.toJSON(KEPT_FIELDS) as { doc: string }),
      );
      view.destroy();
    },
  };
}
