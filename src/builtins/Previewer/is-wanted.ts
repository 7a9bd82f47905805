import { readChoice, readStored } from '../../data/storage';
import {
  EDITOR_MARK,
  EDITS_PREFIX,
  EDITS_SEPARATOR,
  STORAGE_PREFIX,
} from '../../model/storage-keys';

/** Whether the reader has followed a link to a demo's editor, without edits. */
export function isEditorAsked(name: string): boolean {
  return location.hash === `#${encodeURIComponent(name)}${EDITOR_MARK}`;
}

/**
 * Whether the reader has stored edits of a demo or followed a link to its editor, with or without
 * edits.
 */
export function isEdited(id: string, name: string): boolean {
  return (
    isEditorAsked(name) ||
    location.hash.startsWith(`#${encodeURIComponent(name)}${EDITS_SEPARATOR}`) ||
    readStored(EDITS_PREFIX + id) !== null
  );
}

/**
 * Whether a stored choice differs from the panel's HTML, so that the panel must hydrate
 * at once.
 */
export function mustHydrate(id: string, name: string): boolean {
  return (
    readChoice(`${STORAGE_PREFIX}code`, ['closed', 'open'], 'closed') === 'open' ||
    readChoice(`${STORAGE_PREFIX}language`, ['ts', 'js'], 'ts') === 'js' ||
    isEdited(id, name)
  );
}
