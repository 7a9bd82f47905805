import { withLocale } from '../../model/locale';
import type { Locale } from '../../model/locale';
import type { ApiReference } from '../../model/api-row';
import { hotLines } from '../hot-module';
import type { Modules } from '../host';
import { noteReference } from './note-reference';
import type { PitfallMark } from './pitfall-marks';
import type { Reference } from './read';
import type { Shown } from './uses';

/**
 * `@@/ledger/api`, the references behind `<API>`, a module per language and id. One from notes goes
 * before one that dumi's `apiParser` has made, which is the same in all languages.
 * @param shown what the pages say of the references
 * @param base address that the site's pages are below, without a slash at its end
 * @param hot true where a changed module takes the place of the one that is loaded
 * @param markOf the marks of pitfalls that tests run
 */
export function referenceModules(
  reference: Pick<Reference, 'notes' | 'properties' | 'types'>,
  locales: readonly Locale[],
  base: string,
  parsed: readonly ApiReference[] = [],
  shown: Shown = { pages: {}, uses: {} },
  hot = false,
  markOf?: PitfallMark,
): Modules {
  const { notes } = reference;
  const modules: Record<string, string[]> = {};
  const place = { base, shown, markOf };
  const others = parsed.filter(({ id }) => notes.every((note) => note.id !== id));
  const exported = (made: ApiReference | undefined, ...ids: readonly string[]) =>
    hot
      ? [
          `const value = ${JSON.stringify(made)};`,
          'export default value;',
          ...hotLines('changedReference', JSON.stringify(ids), 'value'),
        ]
      : [`export default ${JSON.stringify(made)};`];
  const otherLoaders = others.map((reference) => {
    const { id } = reference;
    modules[`api/${id}.ts`] = exported(reference, ...locales.map((locale) => locale.id));
    return `${JSON.stringify(id)}: () => import(/* webpackChunkName: "api-${id}" */ './api/${id}'),`;
  });
  const entries = locales.map((locale) => {
    const addressOf = (path: string) => base + withLocale(path, locale);
    const loaders = notes.map((note, index) => {
      const name = `${note.id}.${locale.id}`;
      const made = noteReference(reference, index, { ...place, locale, addressOf });
      modules[`api/${name}.ts`] = exported(made, locale.id);
      const chunk = `api-${note.id}-${locale.id}`;
      return `${JSON.stringify(note.id)}: () => import(/* webpackChunkName: "${chunk}" */ './api/${name}'),`;
    });
    return `${JSON.stringify(locale.id)}: {\n${[...loaders, ...otherLoaders].join('\n')}\n},`;
  });
  return {
    ...modules,
    'api.ts': [
      'export const references = {',
      ...entries,
      '};',
      ...(hot ? hotLines('changedReferences', 'references') : []),
    ],
  };
}
