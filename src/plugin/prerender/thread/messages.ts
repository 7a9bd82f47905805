import type { Head } from '../../../model/head';
import type { RenderedDemo } from '../../../renderer/prerender-host';
import type { SiteReact } from '../../host';
import type { OutputFile } from '../pages';

/** What is being rendered when something happens. */
export interface Work {
  /** Address of the page, with the site's base. */
  page: string;
  /** The demo on it; undefined while the page itself is rendered. */
  demo?: { id: string; name: string };
}

/** What goes wrong with a page or a demo. */
export type FaultKind =
  /** It throws when its module is imported, or when it is rendered. */
  | 'import'
  | 'render'
  /** It throws where nothing can catch it, or rejects a promise that nothing handles. */
  | 'uncaught'
  | 'rejection'
  /** It has no default export, or one that is not a component. */
  | 'no-export'
  | 'no-component'
  /** It does not finish in time, waits for ever, ends the process, or uses all memory. */
  | 'time'
  | 'pending'
  | 'exit'
  | 'memory';

export interface Fault {
  kind: FaultKind;
  /** Undefined while the site starts. */
  work?: Work;
  /** The component of the site's own that the page is made without, as in `renderer/page/own-part`. */
  part?: string;
  /** The name and message of an error, or what is in the place of a component. */
  text: string;
  /** As V8 writes it, with the files of the bundle; empty where there is none. */
  stack: string;
}

/** A timer that a demo has started while it was imported or rendered. It does not run. */
export interface HeldTimer {
  /** The function that was called, such as `setInterval`. */
  call: string;
  work: Work;
  stack: string;
}

/** What the thread is started with. */
export interface ThreadInput {
  /** Absolute paths of the bundle's scripts by chunk. */
  scripts: Readonly<Record<string, string>>;
  /** The chunk of the entry. */
  entry: string;
  /** Absolute path of the site. */
  root: string;
  react: SiteReact;
  /** The site's base without a slash at its end. */
  prefix: string;
  /** In the order in which they are rendered. */
  pages: readonly OutputFile[];
  /** Ends of addresses that name a language, `-cn`. */
  suffixes: readonly string[];
  /** Files of demos alone that are there already. */
  doneDemos: readonly string[];
  /** Ids of demos that have failed in an earlier thread and are not loaded again. */
  failed: readonly string[];
  /** Addresses of pages that have ended an earlier thread and are not rendered again. */
  failedPages: readonly string[];
  /** True if pages and demos that fail are left to the browser, and everything else is made. */
  tolerant: boolean;
  /** True with umi's locale plugin, which asks for the language of a `navigator`. */
  asksNavigator: boolean;
}

/** A demo as the page that shows it finds it in the bundle. */
export type PlacedDemo = Pick<
  RenderedDemo,
  'id' | 'name' | 'script' | 'module' | 'framed' | 'lazy'
> & { chunks: string[] };

/** Chunks that are shared by pages. */
export interface SharedChunks {
  /** What the app needs on every page. */
  app: readonly string[];
  /** What shows demos before the app has loaded. */
  starter: readonly string[];
  /** What the site's own scripts need that run when a page loads. */
  atLoad: readonly string[];
}

/** A pre-rendered page and the data that a browser needs to hydrate it. */
export interface RenderedPage {
  head: Head;
  body: string;
  /** Tags that the page's components add to the head. */
  extra: string;
  route: { id: string; path: string; parentId?: string };
  module?: string | number;
  /** Chunks that the page needs at once, and chunks of content further down. */
  chunks: string[];
  laterChunks: string[];
  /** Chunks of the page's module, without those of its demos. */
  ownChunks: string[];
  live: boolean;
  /** True if the body is a stand-in, which the browser replaces when it has rendered the page. */
  left?: boolean;
  words: { failed: string; retry: string };
  demos: readonly PlacedDemo[];
}

/** A rendered file of the site. */
export interface RenderedFile extends OutputFile {
  page: RenderedPage;
  /** The demo that stands alone on it, and the path of the page that it belongs to. */
  demo?: string;
  owner?: string;
}

/** What is known of a rendered file without its contents. */
export interface PageOutline extends Omit<RenderedFile, 'page'> {
  page: Pick<RenderedPage, 'route' | 'module' | 'chunks' | 'laterChunks' | 'ownChunks'>;
}

/** The outline of a rendered file. */
export function outlineOf({ page, ...file }: RenderedFile): PageOutline {
  const { route, module, chunks, laterChunks, ownChunks } = page;
  return { ...file, page: { route, module, chunks, laterChunks, ownChunks } };
}

export type ConsoleLevel = 'log' | 'info' | 'debug' | 'warn' | 'error';

/** A line for the console. */
export interface ConsoleLine {
  type: 'console';
  level: ConsoleLevel;
  text: string;
  work?: Work;
}

/** What the thread says. */
export type ThreadMessage =
  /** First of all. */
  | { type: 'open'; shared: SharedChunks }
  | { type: 'begin'; work?: Work }
  | { type: 'fault'; fault: Fault }
  | { type: 'timer'; timer: HeldTimer }
  | ConsoleLine
  /** A list of links, before the first file that has a place for it. */
  | { type: 'list'; name: string; html: string }
  | { type: 'file'; file: RenderedFile }
  | { type: 'done'; demos: number };
