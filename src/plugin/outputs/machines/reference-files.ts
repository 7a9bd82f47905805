import { linkInLocale, withLocale } from '../../../model/locale';
import { referencePages } from '../../site/references/reference-pages';
import type {
  ReferenceFile,
  ReferenceProperty,
} from '../../schemas/outputs/reference-file';
import { referenceJsonSchema } from '../../schemas/outputs/reference-file';
import type { MarkdownSource } from './page-markdown';
import { withAddresses } from './site-links';

/** Folder of the files, and the name of their schema. */
const FOLDER = '/api';
const SCHEMA = 'reference.schema.json';

/**
 * The path of a reference as JSON, below the site.
 * @example referencePath('ColumnGroup') // '/api/column-group.json'
 */
export function referencePath(id: string): string {
  const name = id
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${FOLDER}/${name}.json`;
}

/** The pages of a reference by language; none where no page shows it. */
function pagesOf(id: string, { site, root }: MarkdownSource): Record<string, string> {
  const path = referencePages(site)[id];
  if (path === undefined) return {};
  return Object.fromEntries(
    site.locales.map((locale) => [
      locale.id,
      root + encodeURI(withLocale(path.replace(/\?.*/, ''), locale)),
    ]),
  );
}

/** Addresses of the references as JSON, by their ids. */
export function referenceAddresses({
  references,
  root,
}: MarkdownSource): Record<string, string> {
  return Object.fromEntries(
    references.map(({ id }) => [id, root + encodeURI(referencePath(id))]),
  );
}

/** A property whose texts lead to pages of the site. */
function withLinks(
  property: ReferenceProperty,
  source: MarkdownSource,
): ReferenceProperty {
  const { site, root } = source;
  const linked = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([id, text]) => {
        const locale = site.locales.find((one) => one.id === id);
        const addressOf = (link: string) =>
          root + (locale ? linkInLocale(link, locale, site.locales) : link);
        return [id, withAddresses(text, addressOf)];
      }),
    );
  const { description, pitfall, usedIn } = property;
  const addressesOf = (paths: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(paths).map(([id, path]) => [id, root + encodeURI(path)]),
    );
  return {
    ...property,
    ...(usedIn && { usedIn: usedIn.map(addressesOf) }),
    description: linked(description),
    ...(pitfall && { pitfall: linked(pitfall) }),
  };
}

/**
 * The files of all references, and of their schema, by path below the site. A file names its schema
 * by a relative address, which editors resolve.
 * @param source its references tell which files there are
 * @param dataOf the same references with the pages that use them, called when a file is made
 */
export function referenceFiles(
  source: MarkdownSource,
  dataOf: () => readonly ReferenceFile[],
): [path: string, make: () => string][] {
  const { references } = source;
  if (references.length === 0) return [];
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  let data: readonly ReferenceFile[] | undefined;
  const files = references.map(({ id }, at): [string, () => string] => [
    referencePath(id),
    () => {
      const { properties, ...about } = (data ??= dataOf())[at]!;
      const pages = pagesOf(id, source);
      const file: ReferenceFile = {
        $schema: `./${SCHEMA}`,
        ...about,
        ...(Object.keys(pages).length > 0 && { pages }),
        properties: properties.map((one) => withLinks(one, source)),
      };
      return json(file);
    },
  ]);
  return [...files, [`${FOLDER}/${SCHEMA}`, () => json(referenceJsonSchema())]];
}
