import { escapeHtml } from '../../code/highlight-spans';
import type { NamedTypes } from './named-types';

/** Where the types of a site's references are explained. */
export interface TypePlaces {
  types: NamedTypes;
  /** Addresses of references and rows by the name of the type that they are of. */
  hrefs: Readonly<Record<string, string>>;
  /** The references of fields, whose types need not be unfolded. */
  references: ReadonlySet<string>;
}

/** How deep names in names are unfolded. */
const DEPTH = 3;

/** Texts in quotes, names behind a dot or in front of a colon, and other names. */
const TOKENS = /'[^']*'|"[^"]*"|\.\s*[\w$]+|[A-Za-z_$][\w$]*(?=\??:)|[A-Za-z_$][\w$]*/g;

/** The names of known types in a type. */
function namesIn(type: string, { types }: TypePlaces): string[] {
  const names = [...type.matchAll(TOKENS)].map(([name]) => name);
  return [...new Set(names)].filter((name) => Object.hasOwn(types, name));
}

/**
 * A type as HTML, its names linked to their references and rows.
 * @returns undefined if it has no such name
 */
export function typeHtml(type: string, places: TypePlaces): string | undefined {
  let isLinked = false;
  let html = '';
  let at = 0;
  for (const match of type.matchAll(TOKENS)) {
    const [name] = match;
    const href = Object.hasOwn(places.hrefs, name) ? places.hrefs[name] : undefined;
    html += escapeHtml(type.slice(at, match.index));
    html += href ? `<a href="${href}">${name}</a>` : escapeHtml(name);
    at = match.index + name.length;
    if (href) isLinked = true;
  }
  return isLinked ? html + escapeHtml(type.slice(at)) : undefined;
}

/** The names in a type that are unfolded, each before those that its definition names. */
function unfolded(type: string, places: TypePlaces, depth = 0): string[] {
  if (depth === DEPTH) return [];
  const names = namesIn(type, places).filter((name) => !places.references.has(name));
  return [
    ...new Set(
      names.flatMap((name) => [
        name,
        ...unfolded(places.types[name]?.definition ?? '', places, depth + 1),
      ]),
    ),
  ];
}

/**
 * The definitions of the types in a type, as terms and descriptions; those that have a reference of
 * their own are linked to it instead.
 * @param own name of the type that is being defined, which is not unfolded again
 * @returns undefined if there is nothing to unfold
 */
export function typesHtml(
  type: string,
  places: TypePlaces,
  own?: string,
): string | undefined {
  const names = unfolded(type, places).filter((name) => name !== own);
  if (names.length === 0) return undefined;
  return names
    .map((name) => {
      const { head = name, definition = '' } = places.types[name] ?? {};
      const code = typeHtml(definition, places) ?? escapeHtml(definition);
      const term = typeHtml(head, places) ?? escapeHtml(head);
      return `<dt><code>${term}</code></dt><dd><code>${code}</code></dd>`;
    })
    .join('');
}
