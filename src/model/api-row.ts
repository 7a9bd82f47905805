/** One property of an API reference, in one language. All texts are HTML made at build. */
export interface ApiRow {
  /** Anchor on the page that shows the reference, such as `table-rowkey`. */
  anchor: string;
  name: string;
  type: string;
  required: boolean;
  deprecated: boolean;
  default?: string;
  since?: string;
  /** Description. */
  text: string;
  /** Common mistake to warn about. */
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
