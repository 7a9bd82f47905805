import type { OfflineWords } from './messages';

const ID = 'ledger-update';

/**
 * The note's own style sheet. A page of text loads that of the app when the reader presses something,
 * and a button that moved then would not get the press.
 */
const STYLE = `
.note {
  position: fixed;
  inset: auto 20px 20px;
  z-index: var(--l-layer-notice, 40);
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  max-width: 480px;
  margin-inline: auto;
  padding: 10px 12px 10px 16px;
  background: var(--l-raised, Canvas);
  border: 1px solid var(--l-accent);
  border-radius: var(--l-radius);
  box-shadow: var(--l-shadow);
}
.note, button {
  font-family: inherit;
  font-size: var(--l-size-ui, 14px);
  line-height: 1.6;
}
p {
  flex: 1 0 auto;
  max-width: 100%;
  margin: 0;
}
.choices {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-inline-start: auto;
}
button {
  padding: 4px 14px;
  color: inherit;
  background: none;
  border: 1px solid var(--l-line-strong);
  border-radius: var(--l-radius-small);
  cursor: pointer;
}
button:hover {
  color: var(--l-accent);
  border-color: var(--l-accent);
}
button:focus-visible {
  outline: 2px solid var(--l-accent);
  outline-offset: 2px;
}
@media print {
  .note {
    display: none;
  }
}`;

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

/**
 * Says that there is a new version, until the reader loads it or puts it off. The note is in a shadow
 * tree: the page's styles do not reach it, and its buttons answer before the app does.
 */
export function offerUpdate({ update, reload, later }: OfflineWords, load: () => void) {
  document.getElementById(ID)?.remove();
  const host = document.createElement('div');
  host.id = ID;
  const style = document.createElement('style');
  style.textContent = STYLE;
  const note = document.createElement('div');
  note.className = 'note';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  const choices = document.createElement('div');
  choices.className = 'choices';
  choices.append(
    button(reload, load),
    button(later, () => host.remove()),
  );
  note.append(text, choices);
  host.attachShadow({ mode: 'open' }).append(style, note);
  document.body.append(host);
  // Screen readers announce what changes in an element that is there.
  text.textContent = update;
}
