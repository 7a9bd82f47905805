/** What the reader would paste; user-event puts a clipboard into the window. */
export function pasted(): Promise<string> {
  return navigator.clipboard.readText();
}

/** A page that is not served over https has no clipboard. */
export function removeClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
}

/**
 * The old way to copy, which jsdom does not have.
 * @param works what the browser answers
 * @returns what was copied
 */
export function installCopyCommand(works: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = (command) => {
    const area = document.querySelector('textarea');
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area ?? {};
    if (command === 'copy' && works)
      copied.push(value.slice(selectionStart, selectionEnd));
    return command === 'copy' && works;
  };
  return copied;
}
