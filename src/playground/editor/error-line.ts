import { StateEffect, StateField } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { DecorationSet } from '@codemirror/view';

/** An error in the line that the position is in. */
interface LineError {
  at: number;
  message: string;
}

/** What is wrong, after the code of its line. */
class Message extends WidgetType {
  constructor(readonly message: string) {
    super();
  }
  override eq({ message }: Message): boolean {
    return message === this.message;
  }
  toDOM(): HTMLElement {
    const element = document.createElement('span');
    element.className = 'ledger-playground-message';
    // It is said below the editor, and is no part of the code.
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.message;
    return element;
  }
}

/** Shows an error in its line, or none. CodeMirror drops effects whose value is undefined. */
export const setLineError = StateEffect.define<LineError | null>();

const lineError = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(before, { changes, effects, state }) {
    const effect = effects.find((one) => one.is(setLineError));
    if (!effect) return before.map(changes);
    const error = effect.value as LineError | null;
    if (!error) return Decoration.none;
    const { from, to } = state.doc.lineAt(error.at);
    return Decoration.set([
      Decoration.line({ class: 'ledger-playground-wrong' }).range(from),
      Decoration.widget({ widget: new Message(error.message), side: 1 }).range(to),
    ]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Keeps the line of an error marked. */
export const errorLine: Extension = lineError;
