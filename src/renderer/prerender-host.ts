import type { BrowserHistory } from 'history';
import type * as React from 'react';
import type { FoundDemo } from '../demo/demos';
import type { Head } from '../model/head';

/** The history that the build gives to the site. */
export type PrerenderHistory = BrowserHistory;

/** A demo of a page that is rendered at build. */
export type RenderedDemo = FoundDemo;

/** A page as it is rendered at build. */
export interface Rendered {
  element: React.ReactElement;
  /** Route that matched, by which the browser finds the page again. */
  route: { id: string; path: string; parentId?: string };
  module?: string | number;
  live: boolean;
  demos: readonly RenderedDemo[];
  /** What the page says when its script does not load. */
  words: { failed: string; retry: string };
}

/** Collects the styles that a tree makes while it is rendered. */
export type Collector = (element: React.ReactElement) => {
  element: React.ReactElement;
  /** Style elements, after the tree has been rendered. */
  styles(): string;
};

/** What the site gives to the build, so that its pages can be rendered there. */
export interface PrerenderApp {
  React: typeof React;
  /** Loads all that an address needs; the result can be rendered at once. */
  load(pathname: string): Promise<Rendered>;
  /** Keeps the HTML of a demo for the pages that show it. */
  keepDemo(id: string, html: string): void;
  /** What collects styles, where the site has a library that makes them. */
  collector(): Promise<Collector | undefined>;
  /** Where the head of a page goes while it is rendered. */
  headSink: { take?: (head: Head) => void };
  /** What components put into the head by a helmet of their own. */
  headTags(): string;
}

/** What the build gives to the site. */
interface PrerenderHost {
  history: BrowserHistory;
  app(app: PrerenderApp): void;
  failed(error: unknown): void;
  /** Hears of each chunk that is asked for. */
  chunk(id: string): void;
}

declare global {
  var __ledgerPrerender: PrerenderHost | undefined;
}

/** The build that runs this code, or undefined in a browser. */
export const prerenderHost = globalThis.__ledgerPrerender;
