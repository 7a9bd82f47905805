/** An attribute whose value is code, or several such that are spread. */
export interface JsxAttribute {
  type: 'JSXAttribute' | 'JSXSpreadAttribute';
  name?: string;
  /** Code of an attribute that is spread. */
  argument?: string;
  /** Code of an attribute with a name. */
  value?: string;
}

declare module 'hast' {
  /** dumi makes JSX of the tree. */
  interface Element {
    JSXAttributes?: JsxAttribute[];
  }
}

declare module 'unist' {
  interface Data {
    /** What stands behind the language of a block of code. */
    meta?: string;
  }
}
