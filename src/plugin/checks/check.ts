import type { Problem } from '../../model/problem';
import { suggest } from '../../model/text/suggest';
import { placeOf } from '../markdown/document';
import type { PageDocument } from '../markdown/document';
import type { Site } from '../site/read-site';

/** Finds the problems of one subject in a page or tab. */
export type Check = (document: PageDocument, site: Site) => Problem[];

/** A problem at a line of a document's text. */
export type LineProblem = Omit<Problem, 'file'>;

/** Converts faults to problems, each in the file that contains its line. */
export function problemsAt(
  document: PageDocument,
  { root }: Site,
  faults: readonly LineProblem[],
): Problem[] {
  return faults.map((fault) => ({ ...fault, ...placeOf(document, fault.line, root) }));
}

/** The fix for an unknown word. */
export function hintForUnknown(
  word: string,
  known: readonly string[],
  write: string,
): string {
  const near = suggest(word, known);
  return near ? `Did you mean \`${write}${near}\`?` : `Use one of ${known.join(', ')}.`;
}
