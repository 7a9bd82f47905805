import type { Head } from '../../../model/head';
import type { RenderedDemo } from '../../../renderer/prerender-host';
import { escapeHtml } from '../document';
import type { Bundle } from './bundle';
import { isSameFault } from './describe-fault';
import { emptyPage } from './empty-page';
import { plainLinks } from './in-node/lacks-links';
import type { Fault, PlacedDemo, RenderedPage } from './messages';
import { onceLoaded } from './once-loaded';
import type { DemoHtml } from './render-demos';

/** How many demos load with their page, as in `renderer/page/loaded-page`. */
const PRELOADED_DEMOS = 2;

/** The height that is kept free for a demo that the build could not render, in pixels. */
const KEPT_HEIGHT = 200;

/**
 * Keeps that height until the browser has rendered the demo, or has an error in its place: both are
 * as high as they are.
 */
const KEEP_HEIGHT = `<style>[data-left]:empty:not(:has(+.ledger-demo-error)){min-height:${KEPT_HEIGHT}px}</style>`;

/** The same HTML, with a mark on each demo that has failed. */
function withMarks(body: string, demos: readonly PlacedDemo[], demoHtml: DemoHtml) {
  return demos
    .filter(({ id }) => demoHtml.hasFailed(id))
    .reduce(
      (html, { name }) =>
        html.replace(
          `data-demo-root="${name}"></div>`,
          `data-demo-root="${name}" data-left></div>`,
        ),
      body,
    );
}

/** Without scripts, the browser goes on to the page that this one leads to. */
function redirectTag(leadsTo: string | undefined): string {
  if (leadsTo === undefined) return '';
  const content = escapeHtml(`0; url=${leadsTo}`);
  return `<noscript><meta http-equiv="refresh" content="${content}"></noscript>`;
}

/** Renders the page that is loaded, with the tags of its own helmets alone. */
function htmlOf({ app, renderToString }: Bundle, element: unknown): Promise<string> {
  return onceLoaded(() => {
    app.headSink.clear?.();
    return renderToString(element);
  });
}

/**
 * Renders a page that throws without its own content, which the browser renders; without anything
 * where that throws too.
 * @param words for a page whose own are not known
 */
export async function renderShell(
  bundle: Bundle,
  pathname: string,
  words: RenderedPage['words'],
): Promise<RenderedPage> {
  const { app } = bundle;
  const page = emptyPage(words);
  app.headSink.take = (given) => {
    page.head = given;
  };
  try {
    const { value, chunks } = await bundle.load(pathname, true);
    const { element, route, words: own } = value;
    Object.assign(page, { route, words: own, chunks, ownChunks: chunks });
    page.body = await htmlOf(bundle, element);
    page.extra = app.headTags();
  } catch {
    // What it throws has been reported.
  }
  return page;
}

/** A page with what is known of its demos. */
interface Rendered {
  page: RenderedPage;
  demos: readonly RenderedDemo[];
}

/**
 * Renders a page that has thrown without the components of the site's own that throw: the browser
 * renders it whole. React renders in order, so the one that throws is the last that has been asked
 * for, or around it.
 * @param first what it has thrown
 * @returns the page, and what each of those components has thrown on this page or an earlier one;
 * undefined where the page throws without all of them
 */
export async function renderRest(
  bundle: Bundle,
  pathname: string,
  demoHtml: DemoHtml,
  first: Fault,
  describe: (error: unknown) => Fault,
): Promise<(Rendered & { faults: Fault[] }) | undefined> {
  const { parts } = bundle;
  const throwing = new Map(parts.throwing);
  const left = new Set<string>();
  let fault = first;
  let added: string | undefined;
  try {
    for (;;) {
      const shown = [...parts.asked].filter((name) => !left.has(name));
      const last = shown.pop();
      if (last === undefined) return undefined;
      // A layout is asked for on every page, also where something else throws.
      const known = [...shown, last].filter((name) =>
        isSameFault(parts.throwing.get(name), fault),
      );
      known.forEach((name) => left.add(name));
      if (known.length === 0) {
        // The page throws the same without it, so what throws is around it.
        if (added !== undefined && isSameFault(throwing.get(added), fault))
          throwing.delete(added);
        left.add(last);
        throwing.set(last, fault);
        added = last;
      }
      parts.left = left;
      try {
        const { page, demos } = await renderPage(bundle, pathname, demoHtml);
        parts.throwing = throwing;
        const faults = [...throwing].flatMap(([part, one]) =>
          left.has(part) ? { ...one, part } : [],
        );
        return { page: { ...page, live: true, left: true }, demos, faults };
      } catch (error) {
        fault = describe(error);
      }
    }
  } finally {
    parts.left = new Set();
  }
}

/**
 * Renders a page and its demos.
 * @param pathname path including the site's base
 * @param alone the demo that is all of the page
 * @throws what the page throws; faults of its demos are reported by `demoHtml`
 */
export async function renderPage(
  bundle: Bundle,
  pathname: string,
  demoHtml: DemoHtml,
  alone?: RenderedDemo,
): Promise<Rendered> {
  const { app, parts } = bundle;
  parts.asked.clear();
  parts.links = [];
  const first = await bundle.load(pathname);
  const { element, demos: all, showsContent, leadsTo, ...page } = first.value;
  const demos = all.filter(({ hidden }) => !hidden);
  if (alone) await demoHtml.render(alone, pathname);
  // A demo in a frame loads there.
  const own = demos.filter(({ framed }) => !framed);
  const later: string[] = [];
  const near: string[] = [];
  const placed: PlacedDemo[] = [];
  for (const demo of demos) {
    const asked = await demoHtml.render(demo, pathname);
    const { id, name, script, module, framed, lazy } = demo;
    const chunks = module === undefined ? asked : bundle.withoutApp(module, asked);
    placed.push({ id, name, script, module, framed, lazy, chunks });
    if (demo.framed) continue;
    later.push(...chunks);
    if (own.indexOf(demo) < PRELOADED_DEMOS && !lazy) near.push(...chunks);
  }
  let head: Head | undefined;
  app.headSink.take = (given) => {
    head = given;
  };
  const sheet = (await app.collector())?.(element);
  const whole = await htmlOf(bundle, sheet?.element ?? element);
  const { html, lacks } = plainLinks(whole, parts.links);
  const body = withMarks(html, placed, demoHtml);
  // Demos and page share styles; those of layouts come first, as in a browser.
  const styles = new Set([...(sheet?.styles(body) ?? []), ...demoHtml.styles(own)]);
  const rendered: RenderedPage = {
    ...page,
    // The browser renders what is not there, without the reader.
    ...(lacks && { live: true }),
    ...(!head && !showsContent() && { live: true, left: true }),
    head: head ?? { title: '' },
    body,
    extra: [
      ...styles,
      ...(body === html ? [] : [KEEP_HEIGHT]),
      ...[app.headTags(), redirectTag(leadsTo)],
    ].join(''),
    chunks: [...new Set([...first.chunks, ...near])],
    laterChunks: [...new Set(later)],
    ownChunks: first.chunks,
    demos: placed,
  };
  return { page: rendered, demos: all };
}

/**
 * Renders the stand-alone page of a demo. The browser knows the demo through the page
 * that it belongs to, whose module it loads together with the demo's.
 * @param owner that page, already rendered
 */
export async function renderDemoAlone(
  bundle: Bundle,
  pathname: string,
  demo: RenderedDemo,
  owner: RenderedPage,
  demoHtml: DemoHtml,
): Promise<RenderedPage> {
  const { page } = await renderPage(bundle, pathname, demoHtml, demo);
  const own = bundle.chunksOf(demo.load);
  const styles = demoHtml.styles([demo]).filter((tag) => !page.extra.includes(tag));
  return {
    ...page,
    extra: page.extra + styles.join(''),
    module: owner.module,
    chunks: [...new Set([...page.chunks, ...owner.ownChunks, ...own])],
    ownChunks: [...new Set([...page.ownChunks, ...owner.ownChunks])],
    live: true,
    demos: owner.demos.filter(({ id }) => id === demo.id),
  };
}
