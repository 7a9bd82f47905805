declare module 'parse-open-graph' {
  interface Meta {
    property: string;
    content: string;
  }

  /** The tags of a page as a tree; null without any. */
  export function parse(tags: readonly Meta[]): Record<string, unknown> | null;
}
