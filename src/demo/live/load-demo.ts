import { importOf } from '@@/ledger/react';
import type React from 'react';
import { isLoadFailure } from '../../data/load-failure';
import type { Direction } from '../../model/direction';

/** Props that a demo may use. */
export interface DemoProps {
  /** Direction of the page; undefined means left-to-right. */
  direction?: Direction;
}

/** The module of a demo's file. */
export interface DemoModule {
  default: React.ComponentType<DemoProps>;
  /** The demo itself, where its page renders it; see `demo/in-page`. */
  inPage?: React.ComponentType<DemoProps>;
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

/** Forgets a demo, which the development server may have compiled again. */
export function forgetDemo(id: string): void {
  loaded.delete(id);
  thrown.delete(id);
}

/** The module that dumi generates for the demos that are written in a page. */
export interface DemosOfPage {
  demos: Record<string, { component?: unknown }>;
}

/** A demo that is written in a page. */
export async function demoOfPage(page: DemosOfPage, id: string): Promise<DemoModule> {
  const component = page.demos[id]?.component;
  // dumi wraps it: `React.memo(React.lazy(import))`.
  const load = importOf<DemoModule>((component as { type?: unknown } | undefined)?.type);
  if (load) return load();
  return { default: component as React.ComponentType };
}
