import { isInProject, OUTSIDE } from '../in-project';
import { originOf } from '../markdown/document';
import { embedFault } from '../markdown/embed-fault';
import { problemsAt } from './check';
import type { Check, LineProblem } from './check';

/** Finds files that cannot be embedded, and pages that are links to outside the project. */
export const checkEmbeds: Check = (document, site) => {
  const { tags, text, path } = document;
  const faults = tags.flatMap((tag): LineProblem[] => {
    if (tag.name !== 'embed') return [];
    const from = originOf(document, tag.line).path;
    const after = text.slice(tag.index + tag.text.length);
    const fault = embedFault(tag, after, from, site.root);
    return fault ? [{ code: 'embed', line: tag.line, ...fault }] : [];
  });
  if (!isInProject(path, site.root)) {
    const message = `this file is a link that ${OUTSIDE.fault}.`;
    faults.push({ code: 'outside', line: 1, message, hint: OUTSIDE.hint });
  }
  return problemsAt(document, site, faults);
};
