import { createMemoryHistory } from 'history';
import type { BrowserHistory } from 'history';
import { htmlDocument } from '../../../src/plugin/prerender/document';
import type { Head } from '../../../src/model/head';
import type { PrerenderApp } from '../../../src/renderer/prerender-host';
import { installBundler, pageDataOf } from './bundler-runtime';
import { openWindow } from './open-window';
import { renderToString } from './render-to-string';
import type * as SmallApp from './small-app';

const TEMPLATE =
  '<!DOCTYPE html><html><head></head><body><div id="root"></div></body></html>';

type App = typeof SmallApp;

/** The modules of the site anew, as a program that starts. */
function load(): App {
  jest.resetModules();
  return jest.requireActual<App>('./small-app');
}

type Given = Parameters<App['startSite']>;
type Prepare = (app: App) => { plugins?: Given[0]; options?: Given[1] } | void;

/**
 * A document as the build writes it: what the site gives, rendered where no browser is.
 * @param prepare what a test does before; gives the site's runtime plugins and options
 */
export async function documentAt(
  at: string,
  prepare: Prepare = () => {},
): Promise<string> {
  const history = createMemoryHistory() as unknown as BrowserHistory;
  const given = new Promise<PrerenderApp>((app, failed) => {
    globalThis.__ledgerPrerender = {
      history,
      app,
      failed,
      record: () => undefined,
      leadsTo: () => undefined,
      leavesOut: () => false,
      withoutRecording: (load) => load(),
    };
  });
  try {
    const program = load();
    const { plugins, options } = prepare(program) ?? {};
    program.startSite(plugins, options);
    const app = await given;
    let head: Head = { title: '' };
    app.headSink.take = (said) => (head = said);
    const { element, route, module, words } = await app.load(at);
    const body = renderToString(element);
    const data = pageDataOf({ path: at, route, module, chunks: [], words });
    return htmlDocument(TEMPLATE, {
      head,
      body,
      css: '',
      extra: '',
      data,
      scripts: [],
      styles: [],
    });
  } finally {
    delete globalThis.__ledgerPrerender;
  }
}

export interface Woken extends SmallApp.Started {
  app: App;
  /** Chunks and files that were asked for. */
  asked: string[];
  /** Does what a reader does, and lets the page come to rest. */
  act(what: () => unknown): Promise<void>;
}

let close: () => void = () => undefined;

/** Leaves the page of the last test. */
export function leavePage(): void {
  close();
}

/** A document in which nothing was rendered at build. */
export const EMPTY = '<html><head></head><body><div id="root"></div></body></html>';

/**
 * Opens a document in a browser and lets the site take it over.
 * @param prepare what a test does before; gives the site's runtime plugins and options
 */
export async function wake(
  html: string,
  at: string,
  prepare: Prepare = () => {},
): Promise<Woken> {
  close = openWindow(html, at);
  const app = load();
  const { asked } = installBundler(app.bundle);
  const { plugins, options } = prepare(app) ?? {};
  const act = (what: () => unknown) =>
    app.act(async () => {
      await what();
      await new Promise((done) => setImmediate(done));
    }) as unknown as Promise<void>;
  let started: SmallApp.Started | undefined;
  await app.act(async () => {
    const live = new Promise((done) =>
      document.addEventListener('data-live', done, { once: true }),
    );
    started = app.startSite(plugins, options);
    await live;
  });
  return { ...(started as SmallApp.Started), app, asked, act };
}
