/** One property of a reference, in one language; texts are HTML made at build. */
export interface ApiRow {
  /** Anchor on the page that shows the reference, such as `table-rowkey`. */
  anchor: string;
  name: string;
  type: string;
  required: boolean;
  deprecated: boolean;
  default?: string;
  since?: string;
  /** What it does. */
  text: string;
  /** What goes wrong. */
  pitfall?: string;
}

export interface ApiReference {
  id: string;
  rows: ApiRow[];
}

/**
 * The anchor of a property.
 * @example anchorOf('Table', 'scroll.x') // 'table-scroll-x'
 * @example anchorOf('Table', 'data-*') // 'table-data-any'
 */
export function anchorOf(id: string, name: string): string {
  return `${id}-${name}`
    .toLowerCase()
    .replace('*', 'any')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}
