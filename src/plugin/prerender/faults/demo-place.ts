import { demoName } from '../../../model/demo/demo-name';
import { pageOf } from '../../../model/page';
import { fileOf } from '../../host';
import { placeOf } from '../../markdown/document';
import type { PageDocument } from '../../markdown/document';
import { shownDemos } from '../../markdown/shown-demos';
import { resolveDemo } from '../../demos/find-file';
import { documentsOf } from '../../site/read-site';
import type { Site } from '../../site/read-site';
import type { Work } from '../thread/messages';
import type { SourcePlace } from './source-place';

/** The fence of a demo that is written in a page. */
const FENCE = /^\s*(?:`{3,}|~{3,})\s*[jt]sx?\b.*\|\s*demo\b/;

/** The number of such a demo, which ends its id; of one whose name was taken, at the end of its name. */
const NUMBER = /-(\d+)$/;

/** The place in a document where a demo is written. */
function fenceOf(
  document: PageDocument,
  id: string,
  root: string,
): SourcePlace | undefined {
  const lines = document.text.split('\n');
  const fences = document.outline.code.filter(({ line }) =>
    FENCE.test(lines[line - 1] ?? ''),
  );
  const fence = fences[Number(NUMBER.exec(id)?.[1])];
  return fence && placeOf(document, fence.line, root);
}

/**
 * The path of a demo in a document. Its name may end with a number, as its file's was the name of
 * another demo, or of a heading.
 */
function pathOf(document: PageDocument, name: string): string | undefined {
  const named = (wanted: string) =>
    shownDemos(document).flatMap(({ path }) => (demoName(path) === wanted ? path : []));
  const [exact] = named(name);
  const [, number] = NUMBER.exec(name) ?? [];
  const others = named(name.replace(NUMBER, ''));
  return exact ?? others[Number(number) - 1] ?? others[0];
}

/** Where a page or a demo is, and the file with the front matter that is for it. */
export interface WorkPlace extends SourcePlace {
  /** Relative to the site's root. */
  page: string;
  /** What front matter calls a demo with a file. */
  demo?: string;
}

/**
 * The file of a demo, or the line of its page where it is written; of a page, its file.
 * @param prefix the site's base without a slash at its end
 * @param others files of pages that are no documents, by their addresses below the base
 */
export function placeOfWork(
  { page: address, demo }: Work,
  site: Site,
  prefix: string,
  others: ReadonlyMap<string, string> = new Map(),
): WorkPlace {
  const { root, files } = site;
  const path = address.slice(prefix.length) || '/';
  const known = files.get(pageOf(site.pages, path)?.file ?? '');
  // A stand-alone demo has no page of its own.
  const pages = known ? [known] : demo ? [...files.values()] : [];
  const documents = pages.flatMap((page) => documentsOf(page).map((one) => one.document));
  for (const document of documents) {
    if (!demo) return { file: document.file, line: 1, page: document.file };
    const shown = pathOf(document, demo.name);
    const file = shown && resolveDemo(shown);
    const place = file
      ? { file: fileOf(file, root), line: 1, demo: demoName(shown) }
      : fenceOf(document, demo.id, root);
    if (place) return { ...place, page: document.file };
  }
  const file = documents[0]?.file ?? others.get(path) ?? '.dumirc.ts';
  return { file, line: 1, page: file };
}
