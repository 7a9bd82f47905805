/* eslint-env browser */
// These functions are sent to the browser as text, so each holds all that it uses.

/**
 * Collects while a page loads what the browser tells only at the time: long tasks, layout shifts,
 * the largest paint, and when the demo is seen and alive. Left in `window.bench`; all times are
 * milliseconds since the navigation began.
 * @param {string | null} demo selector
 */
export function watchLoad(demo) {
  const found = { tasks: [], cls: 0, lcp: null, visible: null, live: null };
  window.bench = found;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('longtask', ({ startTime, duration }) =>
    found.tasks.push({ end: startTime + duration, duration }),
  );
  observe('layout-shift', ({ hadRecentInput, value }) => {
    if (!hadRecentInput) found.cls += value;
  });
  observe('largest-contentful-paint', ({ startTime }) => (found.lcp = startTime));
  const look = () => {
    const element = document.querySelector(demo);
    if (element && element.getBoundingClientRect().height > 0) {
      found.visible ??= performance.now();
    }
    // React puts a key of its own on every node that it owns. A pre-rendered node gets it when it
    // is hydrated, and answers from then on.
    if (element && Object.keys(element).some((key) => key.startsWith('__react'))) {
      found.live = performance.now();
    }
    if (found.visible === null || found.live === null) requestAnimationFrame(look);
  };
  if (demo) requestAnimationFrame(look);
}

/**
 * Marks on the page's own timeline when a click on a link has led to the next page: `bench:click`,
 * `bench:heading` (the first frame with its heading) and `bench:demo` (the first frame, from that
 * one on, with its demo). The marks carry the milliseconds since the click in `detail`.
 *
 * What was clicked is kept in the session, because on a full page load another document, with
 * another timeline, sees the end; that one then has no `bench:click`.
 * @param {{ heading: string, demo: string }} selectors
 */
export function watchNavigation({ heading, demo }) {
  const visible = (element) => element.getBoundingClientRect().height > 0;
  const now = () => performance.timeOrigin + performance.now();
  const marked = (name) => performance.getEntriesByName(name).length > 0;
  // The demos of the page that is left may stay for some frames beside the new heading.
  const before = new Map();
  document.addEventListener(
    'click',
    () => {
      performance.mark('bench:click');
      sessionStorage.setItem('bench:click', String(now()));
      document.querySelectorAll(demo).forEach((one) => before.set(one, one.textContent));
    },
    { capture: true },
  );
  const look = () => {
    const clicked = Number(sessionStorage.getItem('bench:click'));
    const wanted = sessionStorage.getItem('bench:wanted');
    const mark = (name) => performance.mark(name, { detail: now() - clicked });
    const titled = (one) => visible(one) && one.textContent.trim().startsWith(wanted);
    const fresh = (one) => visible(one) && before.get(one) !== one.textContent;
    if (clicked && !marked('bench:heading')) {
      if ([...document.querySelectorAll(heading)].some(titled)) mark('bench:heading');
    }
    if (marked('bench:heading') && [...document.querySelectorAll(demo)].some(fresh)) {
      mark('bench:demo');
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
}
