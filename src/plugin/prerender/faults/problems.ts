import type { Problem } from '../../../model/problem';
import { DOC_LAYOUT, GLOBAL_LAYOUT, NAVIGATION } from '../../app/own-parts';
import { fileOf } from '../../host';
import type { Fault, HeldTimer } from '../thread/messages';
import {
  NEEDS_BROWSER,
  ONLY_IN_EFFECTS,
  problemOfFault,
  problemOfTimer,
} from './fault-problem';
import type { Sources } from './fault-problem';

/**
 * Files of components, relative to the site's root, by the names that faults have for these:
 * `slots/Header`, `layouts/GlobalLayout`, `Badge`.
 * @param own files of the site's own slots and layouts, relative to its root
 * @param builtins the components that markdown can use, with their absolute paths
 */
export function partFiles(
  own: Readonly<Record<'slots' | 'layouts', ReadonlyMap<string, string>>>,
  builtins: Readonly<Record<string, { source: string }>>,
  root: string,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [kind, parts] of Object.entries(own))
    for (const [name, file] of parts) files.set(`${kind}/${name}`, file);
  for (const [name, { source }] of Object.entries(builtins))
    files.set(name, fileOf(source, root));
  return files;
}

/**
 * A component of the site's own that throws, as one problem for all pages that are made without it.
 * @param faults one for each page, at least one
 */
function problemOfPart(
  part: string,
  faults: readonly Fault[],
  { files, places }: Sources & { files: ReadonlyMap<string, string> },
): Problem {
  const [{ text, stack }] = faults as [Fault];
  const pages = [...new Set(faults.map(({ work }) => work?.page))];
  const are =
    pages.length === 1 ? `the page ${pages[0]} is` : `${pages.length} pages are`;
  const [, kind, name] = /^(slot|layout)s\/(.*)/.exec(part) ?? [];
  const subject = kind ? `the ${kind} \`${name}\`` : `the component \`<${part}>\``;
  const cure = NEEDS_BROWSER.test(text) ? ONLY_IN_EFFECTS : 'Correct it';
  const document = pages.length === 1 ? 'The document has' : 'The documents have';
  const hasContent = part === GLOBAL_LAYOUT || !kind;
  const instead = [DOC_LAYOUT, ...NAVIGATION].includes(part)
    ? "the theme's in its place"
    : hasContent
      ? 'only what has been put into it'
      : 'nothing in its place';
  return {
    code: 'prerender-part',
    file: files.get(part) ?? '.dumirc.ts',
    line: 1,
    ...places.inSite(stack),
    message: `${subject} throws when ${are} rendered in Node: ${text}.`,
    hint: `${cure}. ${document} ${instead} until the browser has rendered it.`,
  };
}

/**
 * Faults and timers as problems. One of the site's own components is one problem, however many pages
 * are made without it.
 * @param sources with the files of those components, relative to the site's root
 */
export function problemsOf(
  faults: readonly Fault[],
  timers: readonly HeldTimer[],
  sources: Parameters<typeof problemOfPart>[2],
): Problem[] {
  const ofParts = new Map<string, Fault[]>();
  const problems: Problem[] = [];
  for (const fault of faults) {
    const { part } = fault;
    if (part === undefined) problems.push(problemOfFault(fault, sources));
    else ofParts.set(part, [...(ofParts.get(part) ?? []), fault]);
  }
  return [
    ...timers.flatMap((timer) => problemOfTimer(timer, sources)),
    ...[...ofParts].map(([part, own]) => problemOfPart(part, own, sources)),
    ...problems,
  ];
}
