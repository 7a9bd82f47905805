import { large } from '@@/ledger/features';
import { loadAllNames } from '@@/ledger/site-parts';
import type React from 'react';
import type { DemoModule } from './live/load-demo';

/** A demo with the data that its stand-alone page needs. */
export interface PageDemo {
  id: string;
  name: string;
  title?: string;
  /** False if the build does not render the demo. */
  prerender?: boolean;
  /** True if its page shows it in a frame and does not load it. */
  framed?: boolean;
  /** True if no page shows it but its own. */
  hidden?: boolean;
  /** True if its script waits for the reader's first sign. */
  lazy?: boolean;
  /** Name of the chunk with its script, as in the file name. */
  script?: string;
  /** Bundle module of its file, or of all demos that are written in its page. */
  module?: string | number;
  load: () => Promise<DemoModule>;
  /** Renders the demo where it stands alone, if its page does; see `demo/in-page`. */
  Place?: React.FC;
}

const registered = new Map<string, PageDemo>();

/** Registers the demos of a loaded page, except those that are already registered. */
export function registerDemos(demos: readonly PageDemo[]): void {
  demos.forEach((demo) => registered.set(demo.id, registered.get(demo.id) ?? demo));
}

/** Adds demos to a page that does not load them ahead, so that it and their own pages find them. */
export function addHidden(page: { demos: PageDemo[] }, demos: readonly PageDemo[]): void {
  registerDemos(demos);
  page.demos.push(...demos);
}

/** Replaces demos by those of the same page as it is now, in the development server. */
export function replaceDemos(demos: readonly PageDemo[]): void {
  demos.forEach((demo) => registered.set(demo.id, demo));
}

/**
 * A registered demo; undefined if it has to be searched for.
 * @param suffix end of the page's address that names its language: the id may have it too
 */
export function findDemo(id: string, suffix = ''): PageDemo | undefined {
  const known = registered.get(id);
  if (known || !id.endsWith(suffix)) return known;
  return registered.get(id.slice(0, id.length - suffix.length));
}

/**
 * Searches all pages for a demo, which is needed in the development server and behind a
 * host that answers every address with one file. Returns null if there is none.
 */
export async function searchDemo(id: string, suffix?: string): Promise<PageDemo | null> {
  if (large) await loadAllNames();
  const { pages } = await import(
    /* webpackChunkName: "demo-pages" */ '@@/ledger/demo-pages'
  );
  for (const { prefix, load } of pages) {
    // Loading a page's module registers its demos.
    if (id.startsWith(`${prefix}-`)) await load();
  }
  return findDemo(id, suffix) ?? null;
}

const html = new Map<string, string>();

/** In Node: stores a demo's HTML for the pages that show it. */
export function storeDemoHtml(id: string, text: string): void {
  html.set(id, text);
}

/** In Node: the stored HTML of a demo. */
export function demoHtml(id: string): string {
  return html.get(id) ?? '';
}
