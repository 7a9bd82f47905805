import type { DemoSources } from '../model/demo-asset';

/** A file of a demo as HTML. */
export interface ShownFile {
  name: string;
  html: string;
}

/** A demo of a page. */
export interface DemoPayload {
  id: string;
  /** Name by which the page links to it. */
  name: string;
  title?: string;
  /** False: not rendered at build. */
  prerender?: boolean;
  /** True: the page shows it in a frame, which alone renders and loads it. */
  framed?: boolean;
  /** Absolute path; none for a demo that is written in the page itself. */
  file?: string;
}

/** What the markdown of a page leaves beside its component. */
export interface PagePayload {
  html: string[];
  /**
   * Code of attributes, which takes its places when the page becomes a module: on the way there
   * dumi has Babel read and print the code of each attribute.
   */
  values: string[];
  demos: DemoPayload[];
  /** What is loaded of each demo when the reader asks, by its id. */
  sources: Record<string, DemoSources>;
  /** The files of each demo in JavaScript, as they are shown, by its id. */
  javascript: Record<string, ShownFile[]>;
  /** Ids of the references that the page shows. */
  references: string[];
  /** Names of all components in the page. */
  components: string[];
  /** True where the page needs `styles/authoring.css`. */
  authored?: boolean;
}

/** A payload as an attribute: letters that no step between markdown and module changes. */
export function encodePayload(payload: PagePayload): string {
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** The payload that `encodePayload` made. */
export function decodePayload(text: string): PagePayload {
  return JSON.parse(Buffer.from(text, 'base64').toString()) as PagePayload;
}
