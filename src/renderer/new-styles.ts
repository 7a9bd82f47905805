/** What Rspack's runtime in a development server offers. */
interface BundlerRuntime {
  /** The state of each chunk by its name; 0 once it is loaded. */
  hmrS_jsonp?: Record<string, unknown>;
  f?: { miniCss?(chunk: string, loading: Promise<unknown>[]): void };
}

declare const __webpack_require__: BundlerRuntime;

/**
 * Loads the style sheets that loaded chunks have got by an edit, such as that of a page's first note.
 * Rspack replaces the style sheet that a chunk had, but loads none for a chunk that had none. To be
 * called once an update is applied, as the runtime knows of new style sheets then.
 */
export async function loadNewStyles(): Promise<void> {
  const { hmrS_jsonp: chunks = {}, f } = __webpack_require__;
  const loading: Promise<unknown>[] = [];
  for (const [chunk, state] of Object.entries(chunks))
    if (state === 0) f?.miniCss?.(chunk, loading);
  await Promise.all(loading);
}
