/** One property of an API reference, in one language. All texts are HTML made at build. */
export interface ApiRow {
  /** Anchor on the page that shows the reference, such as `table-rowkey`. */
  anchor: string;
  name: string;
  /** TypeScript, as text. */
  type: string;
  /** The same with links to the references and rows of the types in it, if there are any. */
  typeHtml?: string;
  /** Definitions of the types in it, as terms and descriptions of a list. */
  typesHtml?: string;
  required: boolean;
  deprecated: boolean;
  default?: string;
  since?: string;
  /** Description. */
  text: string;
  /** Common mistake to warn about. */
  pitfall?: string;
  /** The pages whose demos use it, those that write about it first. */
  uses?: ApiLink[];
  /** How many more pages do, where too many do to name them all. */
  otherUses?: number;
  /** Where the changelog says what happened to it. */
  changes?: ApiChanges;
  /** What is said of demos where none is found that uses it. */
  demos?: string;
}

/** The places of the changelog that are about a property. */
export interface ApiChanges {
  /** Address of the version in which it came. */
  since?: string;
  /** The versions that changed it after that, from new to old. */
  in?: ApiLink[];
}

/** A page whose demos use a property, or a version that changed it. */
export interface ApiLink {
  href: string;
  title: string;
}

export interface ApiReference {
  id: string;
  /** The oldest version that is known: rows without a version were in it already. */
  earliest?: string;
  /** True if the rows are types themselves, not properties. */
  ofTypes?: boolean;
  rows: ApiRow[];
}

/** The anchor of a reference, in front of its rows. */
export function referenceAnchor(id: string): string {
  return `api-${anchorOf(id, '')}`;
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
