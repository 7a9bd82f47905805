import { readOwnVersion, watchOwnVersion } from '../../data/own-version';
import { isEmptyQuery } from '../../model/changelog/query';
import { readQuery } from './query-address';

/**
 * Shows what came after the reader's version: when the changelog opens, unless its address asks for
 * something else, and when the reader chooses a version.
 * @param showSince shows it; all versions for an empty text
 * @returns a function that stops following
 */
export function followOwnVersion(showSince: (version: string) => void): () => void {
  let own = readOwnVersion();
  const { search, hash } = window.location;
  if (own && !hash && isEmptyQuery(readQuery(search))) showSince(own);
  return watchOwnVersion((version) => {
    const { from } = readQuery(window.location.search);
    if (version || from === own) showSince(version ?? '');
    own = version;
  });
}
