import type { Head } from '../../model/head';
import type { RenderedDemo } from '../../renderer/prerender-host';
import type { Bundle } from './bundle';
import type { DemoHtml } from './render-demos';
import { RenderError, renderError } from './render-error';

/** A page as it was rendered, and what a browser needs to wake it. */
export interface RenderedPage {
  head: Head;
  body: string;
  /** What the page's components put into the head by themselves. */
  extra: string;
  route: { id: string; path: string; parentId?: string };
  module?: string | number;
  /** Chunks that the page needs at once, and those of what comes later on it. */
  chunks: string[];
  laterChunks: string[];
  /** Those of them that the page's module needs, without its demos. */
  ownChunks: string[];
  live: boolean;
  words: { failed: string; retry: string };
  demos: readonly RenderedDemo[];
}

/**
 * Renders a page.
 * @param pathname address with the site's base
 * @throws an error that names the page and the demo
 */
export async function renderPage(
  bundle: Bundle,
  pathname: string,
  demoHtml: DemoHtml,
): Promise<RenderedPage> {
  const { app } = bundle;
  try {
    const first = await bundle.record(() => app.load(pathname));
    const { element, demos, ...page } = first.value;
    // One in a frame is loaded there.
    const own = demos.filter(({ framed }) => !framed);
    const near = await bundle.record(() =>
      Promise.all(own.slice(0, 2).map(({ load }) => load())),
    );
    const later = await bundle.record(() => Promise.all(own.map(({ load }) => load())));
    await demoHtml.render(demos, pathname);
    let head: Head = { title: '' };
    app.headSink.take = (given) => {
      head = given;
    };
    const body = bundle.renderToString(element);
    return {
      ...page,
      head,
      body,
      extra: demoHtml.styles(own) + app.headTags(),
      chunks: [...new Set([...first.chunks, ...near.chunks])],
      laterChunks: later.chunks,
      ownChunks: first.chunks,
      demos,
    };
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw renderError(error, pathname);
  }
}

/**
 * Renders the page that shows one demo alone. The browser knows the demo by the page it belongs
 * to, whose module it loads with the demo's own.
 * @param owner that page, as it was rendered
 */
export async function renderDemoAlone(
  bundle: Bundle,
  pathname: string,
  id: string,
  owner: RenderedPage,
  demoHtml: DemoHtml,
): Promise<RenderedPage> {
  const demo = owner.demos.filter((one) => one.id === id);
  const page = await renderPage(bundle, pathname, demoHtml);
  const own = await bundle.record(() => Promise.all(demo.map(({ load }) => load())));
  return {
    ...page,
    extra: demoHtml.styles(demo) + page.extra,
    module: owner.module,
    chunks: [...new Set([...page.chunks, ...owner.ownChunks, ...own.chunks])],
    ownChunks: [...new Set([...page.ownChunks, ...owner.ownChunks])],
    live: true,
    demos: demo,
  };
}
