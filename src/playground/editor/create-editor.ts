import { setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Place } from '../protocol';
import { setup } from './setup';

/** A place of a file where something is wrong. */
export interface Mark {
  file: string;
  place: Place;
  message: string;
}

export interface Editor {
  /** Shows a file, as the reader has left it. */
  show(name: string): void;
  /** Marks a place, or nothing. */
  mark(mark: Mark | undefined): void;
  destroy(): void;
}

interface EditorOptions {
  parent: HTMLElement;
  files: Readonly<Record<string, string>>;
  /** The file to begin with. */
  first: string;
  /** Attributes of the box with the code of a file: its name, and what describes it. */
  attributesOf: (name: string) => Record<string, string>;
  onChange: (name: string, text: string) => void;
}

/** One editor for all files; each keeps its selection and what can be undone. */
export function createEditor(options: EditorOptions): Editor {
  const { parent, files, first, attributesOf, onChange } = options;
  const stateOf = (name: string) =>
    EditorState.create({
      doc: files[name] ?? '',
      extensions: setup(name, attributesOf(name), (text) => onChange(name, text)),
    });
  const states = new Map(Object.keys(files).map((name) => [name, stateOf(name)]));
  let current = first;
  let marked: Mark | undefined;
  const view = new EditorView({ state: states.get(first), parent });

  const showMark = () => {
    const { doc } = view.state;
    const diagnostics = [];
    if (marked?.file === current) {
      const { place, message } = marked;
      const line = doc.line(Math.min(Math.max(1, place.line), doc.lines));
      const from = Math.min(line.from + Math.max(1, place.column) - 1, line.to);
      const word = view.state.wordAt(from);
      const to = word && word.to > from ? word.to : Math.min(from + 1, line.to);
      diagnostics.push({ from, to, severity: 'error' as const, message });
    }
    view.dispatch(setDiagnostics(view.state, diagnostics));
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
    destroy: () => view.destroy(),
  };
}
