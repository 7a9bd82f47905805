import { defaultLocale } from '../../../model/locale';
import { keptResult, resultKey } from '../../cache/results';
import { changesByName } from '../../markdown/changelog/changes-by-name';
import { changelogTag, readReleases } from '../../markdown/changelog/releases';
import type { PageDocument } from '../../markdown/document';
import type { SiteChanges } from '../../reference/uses';
import type { Site } from '../read-site';

type Read = Omit<SiteChanges, 'page'>;

/** What was read of each state of a changelog. */
const known = new WeakMap<PageDocument, Read>();

function read({ tree }: PageDocument): Read {
  if (!changelogTag(tree)) return { versions: [], names: {} };
  const releases = readReleases(tree);
  const names = [...changesByName(releases)].map(([name, changes]) => [
    name,
    // What nobody but the authors sees changed nothing for readers.
    changes.filter(({ kind }) => kind !== 'internal').map(({ version }) => version),
  ]);
  return {
    versions: releases.map(({ version }) => version),
    names: Object.fromEntries(names),
  };
}

/**
 * What the first changelog of a site says of names, in the default language; undefined on a site
 * without one.
 */
export function siteChanges({ pages, files, locales }: Site): SiteChanges | undefined {
  const { id } = defaultLocale(locales);
  for (const { path, file, locale } of pages) {
    const document = locale === id ? files.get(file)?.document : undefined;
    // Most pages are not parsed for it.
    if (!document?.text.includes('<Changelog')) continue;
    const own =
      known.get(document) ??
      keptResult(resultKey(document.text), 'changes', () => read(document));
    known.set(document, own);
    if (own.versions.length > 0) return { page: path, ...own };
  }
  return undefined;
}
