import type { OfflineWords } from './messages';

const ID = 'ledger-update';

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'ledger-button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

/** Says that there is a new version, until the reader loads it or puts it off. */
export function offerUpdate({ update, reload, later }: OfflineWords, load: () => void) {
  document.getElementById(ID)?.remove();
  const box = document.createElement('div');
  box.id = ID;
  box.className = 'ledger-failed';
  // A page of text may not have this style sheet yet.
  box.style.cssText = 'position:fixed;inset:auto 20px 20px;z-index:40';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  box.append(
    text,
    button(reload, load),
    button(later, () => box.remove()),
  );
  document.body.append(box);
  // Screen readers announce what changes in an element that is there.
  text.textContent = update;
}
