import type { BrowserHistory } from 'history';
import type * as React from 'react';
import type { linkLists } from '../data/link-lists';
import type { PageDemo } from '../demo/demos';
import type { Head } from '../model/head';

/** The history that the build passes to the site. */
export type PrerenderHistory = BrowserHistory;

/** A demo on a page that is being pre-rendered. */
export type RenderedDemo = PageDemo;

/** A page to pre-render. */
export interface PageToRender {
  element: React.ReactElement;
  /** The route that matched. The browser finds the page by it. */
  route: { id: string; path: string; parentId?: string };
  module?: string | number;
  live: boolean;
  /** The address, with the site's base, of the page that this one leads to as it appears. */
  leadsTo?: string;
  demos: readonly RenderedDemo[];
  /** Shown if the page's script does not load. */
  words: { failed: string; retry: string };
}

/**
 * Collects the styles that a tree generates while it is rendered.
 * @param isAround true for what is around the elements that are rendered next: styles that these
 *   generate in caches of it are theirs
 */
export type Collector = (
  element: React.ReactElement,
  isAround?: boolean,
) => {
  element: React.ReactElement;
  /**
   * The style elements of the tree, after it has been rendered. The same rules are the same text,
   * so that a page can leave out repetitions.
   * @param html what the tree has been rendered to
   */
  styles(html: string): string[];
};

/** The site's interface to the build, which pre-renders its pages. */
export interface PrerenderApp {
  React: typeof React;
  ReactDOM: unknown;
  /**
   * Loads everything that an address needs. The result can be rendered at once, until another page
   * is loaded, and says then whether the layouts have shown the page's content: one may wait for the
   * size of the window.
   * @param shellOnly true to have an empty box in the place of the page's own content
   */
  load(
    pathname: string,
    shellOnly?: boolean,
  ): Promise<PageToRender & { showsContent(): boolean }>;
  /**
   * Renders what is around the content of the page that is loaded, and gives a function that puts an
   * element into the contexts that are there.
   * @param contexts those that may be there
   * @throws where what is around the content throws, or shows no content
   */
  around(
    contexts: Iterable<React.Context<unknown>>,
    render: (element: React.ReactElement) => unknown,
  ): (element: React.ReactElement) => React.ReactElement;
  /** Loads what shows demos before the app has loaded. */
  loadStarter(): Promise<unknown>;
  /** Loads the site's own scripts that run when a page loads; undefined without one. */
  loadOwnScripts?(): Promise<unknown>;
  /** Stores the HTML of a demo for the pages that show it. */
  keepDemo(id: string, html: string): void;
  /** The style collector, if the site has a library that generates styles. */
  collector(): Promise<Collector | undefined>;
  /** Receives the head of a page while it is rendered. */
  headSink: { take?: (head: Head) => void; clear?: () => void };
  /** Keeps the lists of links that many pages show. */
  linkLists: typeof linkLists;
  /** Tags that components add to the head through a helmet of their own. */
  headTags(): string;
}

/** Runs a module of the bundle, as the bundler calls it. */
export type ModuleFactory = (
  this: unknown,
  module: { exports: unknown },
  exports: unknown,
  load: unknown,
) => void;

/** The part of the bundler's runtime that loads chunks. */
export interface ChunkLoader {
  /** The modules of the chunks that have come, by id. */
  m: Record<string, ModuleFactory>;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** The handlers that load a chunk's files. */
  f: Record<string, (chunk: string, promises: unknown[]) => void>;
}

/** The build's interface to the site. */
interface PrerenderHost {
  history: BrowserHistory;
  /** Id of the language of the page that was loaded last. A demo that reads it is rendered in each. */
  language?: string;
  app(app: PrerenderApp): void;
  failed(error: unknown): void;
  /** Records the chunks that the bundler's runtime is asked for. */
  record(runtime: ChunkLoader): void;
  /** Calls a function whose chunks are not recorded, because a browser does not load them again. */
  withoutRecording<T>(load: () => T): T;
  /** Whether a component of the site's own is left out of the page that is being rendered. */
  leavesOut(part: string): boolean;
  /** Notes the addresses, with the site's base, that a sidebar of the site's own leads to. */
  leadsTo(addresses: readonly string[]): void;
}

declare global {
  var __ledgerPrerender: PrerenderHost | undefined;
}

/** The build that runs this code; undefined in a browser. */
export const prerenderHost = globalThis.__ledgerPrerender;

/**
 * Loads in Node what a browser will not load again, without recording the chunks for the
 * build.
 */
export function withoutRecording<T>(load: () => T): T {
  return prerenderHost ? prerenderHost.withoutRecording(load) : load();
}
