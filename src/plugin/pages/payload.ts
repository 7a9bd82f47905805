import type { DemoSources } from '../../model/demo/demo-asset';
import type { PageContent } from '../../model/content/page-content';
import type { MatterPayload } from './page-matter';

/** A file of a demo as HTML. */
export interface HighlightedFile {
  name: string;
  html: string;
}

/** A demo of a page. */
export interface DemoPayload {
  id: string;
  /** Name that links on its page use. */
  name: string;
  title?: string;
  /** False if the build does not render it. */
  prerender?: boolean;
  /** True if the page shows it in a frame, which renders and loads it. */
  framed?: boolean;
  /** True if the page does not show it, as it is for the site's authors. It has a page of its own. */
  hidden?: boolean;
  /** True if it asks for a look of its own; see `model/demo/demo-look`. */
  look?: boolean;
  /** True if its script waits for the reader's first sign. */
  lazy?: boolean;
  /** True if its page renders it, because it may ask for the router; see `demo/in-page`. */
  inPage?: boolean;
  /** True if its file renders into the page itself, which has to be there by then. */
  rendersItself?: boolean;
  /** True if it is of another framework; see `demo/live/by-renderer`. */
  byRenderer?: boolean;
  /** Absolute path; undefined for a demo written in the page, and one of another framework. */
  file?: string;
}

/** The data of a page besides its component, from the markdown step. */
export interface PagePayload extends Pick<PageContent, 'rows' | 'toc'> {
  html: string[];
  /**
   * Code of attributes. It is inserted when the page becomes a module, because until then
   * dumi has Babel parse and print the code of every attribute.
   */
  values: string[];
  demos: DemoPayload[];
  /** The sources of each demo, loaded on demand, by demo id. */
  sources: Record<string, DemoSources>;
  /** The files of each demo in JavaScript, highlighted, by demo id. */
  javascript: Record<string, HighlightedFile[]>;
  /** Ids of the references on the page. */
  references: string[];
  /** Names of all components in the page. */
  components: string[];
  /** True if the page needs `styles/authoring/authoring.css`. */
  authored?: boolean;
  /** Style sheets of `styles/parts` that it needs besides. */
  styles?: string[];
  /** What it tells the layout. */
  matter?: MatterPayload;
  /** Code of the props of the demo that stands beside its hero. */
  heroDemo?: string;
}

/** What of a page its code does not say. */
export function contentOf({ html, rows, toc }: PagePayload): PageContent {
  return { size: html.length, rows, toc };
}

/**
 * Encodes a payload as an attribute, with characters that no step between markdown and
 * module changes.
 */
export function encodePayload(payload: PagePayload): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** Decodes the output of `encodePayload`. */
export function decodePayload(text: string): PagePayload {
  return JSON.parse(Buffer.from(text, 'base64').toString()) as PagePayload;
}
