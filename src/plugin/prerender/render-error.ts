/** Says that a page or demo cannot be rendered at build. */
export class RenderError extends Error {}

/** An error that stops the build because a page cannot be rendered: which one, why and what to do. */
export function renderError(error: unknown, path: string, demo?: string): RenderError {
  // Errors of the bundle are of another realm: `instanceof Error` does not know them.
  const stack = (error as { stack?: string } | null)?.stack ?? String(error);
  const cure = demo
    ? `Make it render without a browser (\`window\` and \`document\` belong into effects), or opt out in the page's front matter:\n  demos:\n    ${demo}: { prerender: false, height: 300 }`
    : 'Make its components render without a browser: `window` and `document` belong into effects.';
  const what = demo ? `The demo "${demo}" of the page ${path}` : `The page ${path}`;
  return new RenderError(`${what} threw while it was rendered.\n${cure}\n\n${stack}`);
}
