import { pageData } from '../../data/page-data';

/**
 * Reports that the app did not load, without React and without its style sheet, because
 * either may be what is missing. The page below stays unchanged.
 */
export function showBootFailure(retry: () => void): void {
  const words = pageData()?.words;
  if (!words) return;
  const box = document.createElement('div');
  box.className = 'ledger-failed';
  box.setAttribute('role', 'alert');
  box.style.cssText = 'position:fixed;inset:auto 20px 20px;z-index:40';
  const text = document.createElement('p');
  text.textContent = words.failed;
  const button = document.createElement('button');
  button.className = 'ledger-button';
  button.textContent = words.retry;
  button.addEventListener('click', () => {
    box.remove();
    retry();
  });
  box.append(text, button);
  document.body.append(box);
}
