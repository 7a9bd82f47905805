import type { Localized } from '../../../model/localized';

/** A reference and its properties, to find them in code. */
export interface PropOwner {
  /** Names of its rows, including `scroll.x` and `data-*`. */
  rows: string[];
  /** What stands before the name of a row in a list; its id and a dot by default. */
  prefix?: string;
  /** What the notes say of a row: all of it, and in half a sentence. */
  notes: Record<string, { text: Localized; short?: Localized }>;
  /** All properties of its type, shown or not. */
  properties: string[];
  /** The properties that its type requires. */
  required: string[];
  /**
   * The references whose objects its properties contain, and the functions that they may be:
   * `{ expandable: ['Expandable'] }`, `{ expandIcon: ['Expandable.expandIcon()'] }`.
   */
  holds: Record<string, string[]>;
  /** Path of its page below the site's base, in the default language. */
  page: string;
  /** True for what only functions get as an argument: code reads its fields and never writes them. */
  isArgument?: true;
}

/** What documented objects a function takes and gives. */
export interface FunctionShape {
  /** The references of each argument, by its place. */
  takes: string[][];
  /** The references of the objects that it may return. */
  gives: string[];
}

/** The components and types by which the properties of references are found in code. */
export interface PropMap {
  /** References by id. */
  owners: Record<string, PropOwner>;
  /**
   * Per module, its exported components, with dots for statics, and the ids of their
   * references.
   */
  components: Record<string, Record<string, string>>;
  /**
   * Per package, its exported types and the ids of the references whose objects they
   * contain, or of the functions that they are.
   */
  types: Record<string, Record<string, string[]>>;
  /** The functions that take or give documented objects, by the ids that `holds` and `types` have. */
  functions: Record<string, FunctionShape>;
  /** Per package, the types that are rows themselves, and the ids of their references. */
  typeRows: Record<string, Record<string, string>>;
}
