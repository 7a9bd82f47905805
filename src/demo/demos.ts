import type React from 'react';
import type { Direction } from '../model/direction';

/** What a demo may ask for. */
export interface DemoProps {
  /** That of the page; none is left-to-right. */
  direction?: Direction;
}

/** The module of a demo's file. */
export interface DemoModule {
  default: React.ComponentType<DemoProps>;
}

const loaded = new Map<string, DemoModule>();

/** A demo that has been loaded. */
export function loadedDemo(id: string): DemoModule | undefined {
  return loaded.get(id);
}

/** Loads a demo, once; a failed try is made anew by the next call. */
export async function loadDemo(
  id: string,
  load: () => Promise<DemoModule>,
): Promise<DemoModule> {
  // In node each load is noted for the page that asks.
  const module = (typeof document !== 'undefined' && loaded.get(id)) || (await load());
  loaded.set(id, module);
  return module;
}

/** A component as dumi wraps it: `React.memo(React.lazy(import))`. */
interface Wrapped {
  type?: { _ctor?: () => Promise<DemoModule> };
}

/** A demo that is written in a page itself, out of the module that dumi makes of it. */
export async function demoOfPage(
  importDemos: () => Promise<{ demos: Record<string, { component?: unknown }> }>,
  id: string,
): Promise<DemoModule> {
  const component = (await importDemos()).demos[id]?.component;
  const lazy = (component as Wrapped | undefined)?.type?._ctor;
  if (lazy) return lazy();
  return { default: component as React.ComponentType };
}

/** A demo as the page that shows it alone needs it. */
export interface FoundDemo {
  id: string;
  name: string;
  title?: string;
  /** False: the demo is not rendered at build. */
  prerender?: boolean;
  /** True: its page shows it in a frame, and does not load it. */
  framed?: boolean;
  /** Name of the chunk with its script, as it stands in the name of the file. */
  script?: string;
  load: () => Promise<DemoModule>;
}

const known = new Map<string, FoundDemo>();

/** Keeps the demos of a page that has been loaded, but for those that another has brought. */
export function knowDemos(demos: readonly FoundDemo[]): void {
  demos.forEach((demo) => known.set(demo.id, known.get(demo.id) ?? demo));
}

/** A demo that is known; undefined where it has to be searched for. */
export function findDemo(id: string): FoundDemo | undefined | null {
  return known.get(id);
}

/**
 * Searches the pages for a demo, as the development server must and a host that answers every
 * address with one file: null where there is none.
 */
export async function searchDemo(id: string): Promise<FoundDemo | null> {
  const { pages } = await import(
    /* webpackChunkName: "demo-pages" */ '@@/ledger/demo-pages'
  );
  for (const { prefix, load } of pages) {
    // A page's module makes its demos known.
    if (id.startsWith(`${prefix}-`)) await load();
  }
  return known.get(id) ?? null;
}

const html = new Map<string, string>();

/** Keeps what a demo looks like, in node, for the pages that show it. */
export function keepDemoHtml(id: string, text: string): void {
  html.set(id, text);
}

/** What a demo looks like, in node. */
export function demoHtml(id: string): string {
  return html.get(id) ?? '';
}
