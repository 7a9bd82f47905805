import { pageData } from './page-data';

/**
 * Says that the app did not load, without React and without its style sheet, which may be what is
 * missing. The page below stays as it is.
 */
export function showBootFailure(retry: () => void): void {
  const words = pageData()?.words;
  if (!words) return;
  const box = document.createElement('div');
  box.className = 'ledger-failed';
  box.setAttribute('role', 'alert');
  Object.assign(box.style, {
    position: 'fixed',
    bottom: '20px',
    left: '20px',
    right: '20px',
    zIndex: '40',
  });
  const text = document.createElement('p');
  text.textContent = words.failed;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'ledger-button';
  button.textContent = words.retry;
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(text, button);
  document.body.append(box);
}
