import { LATE_STYLE } from '../model/late-style';

let applied: Promise<unknown> | undefined;

/** Applies a style sheet once it has loaded. Does not wait for one that fails. */
function applySheet(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    const apply = () => {
      link.media = 'all';
      done(link);
    };
    if (link.sheet) apply();
    else {
      link.addEventListener('load', apply);
      link.addEventListener('error', done);
      // It may have failed before anyone listened.
      if (document.readyState === 'complete') done(link);
      else window.addEventListener('load', done);
    }
  });
}

/**
 * Applies the document's style sheets that its scripts do not wait for; the document
 * contains the critical styles. Resolves when they are applied, for content that may need
 * more.
 */
export function applyLateStyles(): Promise<unknown> {
  applied ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(`link[${LATE_STYLE}]`)].map(
      applySheet,
    ),
  );
  return applied;
}
