import { LATE_STYLE } from '../model/late-style';

let used: Promise<unknown> | undefined;

/** Puts a sheet to use when it is there; one that does not come is not waited for. */
function use(link: HTMLLinkElement): Promise<void> {
  return new Promise((done) => {
    const apply = () => {
      link.media = 'all';
      done();
    };
    if (link.sheet) apply();
    else {
      link.addEventListener('load', apply, { once: true });
      link.addEventListener('error', () => done(), { once: true });
      // It may have failed before anyone listened.
      if (document.readyState === 'complete') done();
      else window.addEventListener('load', () => done(), { once: true });
    }
  });
}

/**
 * Puts the style sheets of the document to use, which its scripts need not wait for: what shows
 * first has its styles in the document. Resolves when they are there, for what may show more.
 */
export function lateStyles(): Promise<unknown> {
  used ??= Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>(`link[${LATE_STYLE}]`)].map(use),
  );
  return used;
}
