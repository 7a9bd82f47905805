/**
 * Runs what adds listeners to the window and the document for the life of a page.
 * @returns how to take them off again, as a new page would
 */
export function withListeners(add: () => void): () => void {
  const undo: (() => void)[] = [];
  const spies = [window, document].map((target: EventTarget) => {
    const original = target.addEventListener.bind(target);
    return jest
      .spyOn(target, 'addEventListener')
      .mockImplementation((type, listener, options) => {
        original(type, listener, options);
        undo.push(() => target.removeEventListener(type, listener, options));
      });
  });
  add();
  spies.forEach((spy) => spy.mockRestore());
  return () => undo.splice(0).forEach((remove) => remove());
}
