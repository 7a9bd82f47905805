import type { DemoSources } from '../../../model/demo/demo-asset';
import { editsOfFiles, editsOfHash, storedEdits } from '../../../playground/edits';
import type { Edits } from '../../../playground/edits';
import type { HeldReason } from '../../../playground/protocol';
import { heldByMark } from '../../../playground/run-mark';
import { filesInLanguage, otherLanguage } from './own-files';
import type { Language } from './own-files';

/** What an editor starts with. */
export interface EditorStart {
  edited: Edits;
  /** The edits that could not be read: those of the link, or the stored ones. */
  damaged?: 'link' | 'kept';
  /** Why the code waits until the reader runs it. */
  held?: HeldReason;
  /** True if the edits are the stored ones. */
  isKept: boolean;
  /** The language of the edits, if it is the other one. */
  other?: Language;
}

/** The files that a demo has only in its other language. */
export function otherFiles(sources: DemoSources, language: Language): string[] {
  const { own } = filesInLanguage(sources, language);
  const { own: others } = filesInLanguage(sources, otherLanguage(language));
  return others.filter((name) => !own.includes(name));
}

const isEmpty = (edits: Edits) => Object.keys(edits).length === 0;

/** Whether both have the same texts. */
function areSame(one: Edits, two: Edits): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(two)]);
  return [...names].every((name) => one[name] === two[name]);
}

/**
 * The initial edits: from the link to the demo, or else the stored ones. Edits of a link
 * wait until they are run, unless they are the reader's own. So do stored edits that did
 * not end well.
 */
export function editorStart(
  sources: DemoSources,
  language: Language,
  hash: string,
): EditorStart {
  const { id, name } = sources.asset;
  const { own } = filesInLanguage(sources, language);
  const others = otherFiles(sources, language);
  const names = [...own, ...others];
  const stored = storedEdits(id, names);
  const linked = editsOfHash(hash, names);
  const isLinked =
    linked.name === name && (linked.edited !== undefined || linked.damaged);
  const all = (isLinked ? linked.edited : stored) ?? {};
  const edited = editsOfFiles(all, own);
  const isKept = !isEmpty(all) && areSame(all, stored ?? {});
  const isOther = isEmpty(edited) && !isEmpty(editsOfFiles(all, others));
  const isDamaged = isLinked ? linked.damaged : stored === undefined;
  const isForeign = isLinked && !isKept && !isEmpty(all);
  return {
    edited,
    isKept,
    damaged: isDamaged ? (isLinked ? 'link' : 'kept') : undefined,
    held: isForeign ? 'link' : isKept ? heldByMark(id) : undefined,
    ...(isOther && { other: otherLanguage(language) }),
  };
}
