/** Where a reference leads when its rows occur in code. */
export interface PropOwner {
  /** Names of its rows, `scroll.x` and `data-*` among them. */
  rows: string[];
  /** All properties of its type, shown or not. */
  properties: string[];
  /** Those that an object of the type cannot be without. */
  required: string[];
  /** The references whose objects its properties hold: `{ expandable: ['Expandable'] }`. */
  holds: Record<string, string[]>;
  /** The page that shows it, below the site's base and in the default language. */
  page: string;
}

/** What code must name for its properties to be those of a reference. */
export interface PropMap {
  /** References by id. */
  owners: Record<string, PropOwner>;
  /** By module, the components it exports, statics with dots, and the ids of their references. */
  components: Record<string, Record<string, string>>;
  /** By package, the types it exports and the ids of the references whose objects they hold. */
  types: Record<string, Record<string, string[]>>;
}
