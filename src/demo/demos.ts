import type React from 'react';
import type { Direction } from '../model/direction';
import { isLoadFailure } from '../data/load-failure';

/** Props that a demo may use. */
export interface DemoProps {
  /** Direction of the page; undefined means left-to-right. */
  direction?: Direction;
}

/** The module of a demo's file. */
export interface DemoModule {
  default: React.ComponentType<DemoProps>;
}

const loaded = new Map<string, DemoModule>();

/** A demo that is already loaded. */
export function loadedDemo(id: string): DemoModule | undefined {
  return loaded.get(id);
}

/** What demos have thrown when they were imported. Their modules do not run again. */
const thrown = new Map<string, unknown>();

/**
 * Loads a demo, once. The next call retries where a file did not load, and throws again what the
 * demo has thrown.
 */
export async function loadDemo(
  id: string,
  load: () => Promise<DemoModule>,
): Promise<DemoModule> {
  if (thrown.has(id)) throw thrown.get(id);
  // In Node, each load is recorded for the page that requests it.
  const known = typeof document !== 'undefined' && loaded.get(id);
  try {
    const module = known || (await load());
    loaded.set(id, module);
    return module;
  } catch (error) {
    if (!isLoadFailure(error)) thrown.set(id, error);
    throw error;
  }
}

/** The wrapper that dumi puts around a component: `React.memo(React.lazy(import))`. */
interface Wrapped {
  type?: { _ctor?: () => Promise<DemoModule> };
}

/** A demo written in the page itself, taken from the module that dumi generates. */
export async function demoOfPage(
  importDemos: () => Promise<{ demos: Record<string, { component?: unknown }> }>,
  id: string,
): Promise<DemoModule> {
  const component = (await importDemos()).demos[id]?.component;
  const lazy = (component as Wrapped | undefined)?.type?._ctor;
  if (lazy) return lazy();
  return { default: component as React.ComponentType };
}

/** A demo with the data that its stand-alone page needs. */
export interface PageDemo {
  id: string;
  name: string;
  title?: string;
  /** False if the build does not render the demo. */
  prerender?: boolean;
  /** True if its page shows it in a frame and does not load it. */
  framed?: boolean;
  /** Name of the chunk with its script, as in the file name. */
  script?: string;
  load: () => Promise<DemoModule>;
}

const registered = new Map<string, PageDemo>();

/** Registers the demos of a loaded page, except those that are already registered. */
export function registerDemos(demos: readonly PageDemo[]): void {
  demos.forEach((demo) => registered.set(demo.id, registered.get(demo.id) ?? demo));
}

/** A registered demo; undefined if it has to be searched for. */
export function findDemo(id: string): PageDemo | undefined | null {
  return registered.get(id);
}

/**
 * Searches all pages for a demo, which is needed in the development server and behind a
 * host that answers every address with one file. Returns null if there is none.
 */
export async function searchDemo(id: string): Promise<PageDemo | null> {
  const { pages } = await import(
    /* webpackChunkName: "demo-pages" */ '@@/ledger/demo-pages'
  );
  for (const { prefix, load } of pages) {
    // Loading a page's module registers its demos.
    if (id.startsWith(`${prefix}-`)) await load();
  }
  return registered.get(id) ?? null;
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
