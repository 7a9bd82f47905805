/** The bundler's `import.meta.webpackHot`. */
export interface Hot {
  accept(): void;
  dispose(before: (data: { again?: boolean }) => void): void;
  data?: { again?: boolean };
}

/**
 * Called by a module in the development server: after a change, the module takes the place of the one
 * that is loaded, and the document is not loaded again.
 * @param hot undefined where the bundler replaces no modules
 * @param show called in a changed module
 */
export function whenChanged(hot: Hot | undefined, show: () => Promise<void>): void {
  if (!hot) return;
  hot.accept();
  hot.dispose((data) => {
    data.again = true;
  });
  if (!hot.data?.again) return;
  show().catch((error: unknown) => {
    // eslint-disable-next-line no-console -- for authors
    console.error(error);
    window.location.reload();
  });
}

let again: (() => void) | undefined;

/**
 * Sets what `renderAgain` calls.
 * @param render has all that asks for the address, or for the site as seen from it, render again
 */
export function setRenderAgain(render: (() => void) | undefined): void {
  again = render;
}

/** Shows what has changed on the screen, once the site is there. */
export function renderAgain(): void {
  again?.();
}
