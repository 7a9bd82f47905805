/** The parts of dumi's syntax tree that are read and written here. */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
  /**
   * dumi puts the code of an expression here, in the place of a text, and what stands behind the
   * language of a block of code.
   */
  data?: { expression?: unknown; meta?: string };
  JSXAttributes?: { type: string; name?: string; argument?: string; value?: string }[];
}
