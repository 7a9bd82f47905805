import { searchPictures } from '@@/ledger/features';
import React, { useEffect, useState } from 'react';
import { useLazyComponent } from '../../hooks/use-later';
import { useMessages } from '../../hooks/use-messages';
import type { SearchAnswer } from '../../search/engine/engine';
import { SearchHit } from './search-hit';

const loadPicture = () => import(/* webpackChunkName: "picture" */ './search-picture');

/** Hits added per frame, so that no frame blocks a slow processor for long. */
const HITS_PER_FRAME = 4;

/**
 * The number of hits shown: the first few and those up to the active one, then more in
 * each frame.
 */
function useShown(count: number, active: number): number {
  const [shown, setShown] = useState(HITS_PER_FRAME);
  useEffect(() => {
    if (shown >= count) return undefined;
    const frame = requestAnimationFrame(() => setShown(shown + HITS_PER_FRAME));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return Math.max(shown, active + 1);
}

/** The id of a hit, by its index. */
export function hitId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface SearchResultsProps {
  id: string;
  answer: SearchAnswer;
  /** Index of the hit that Enter opens. */
  active: number;
  onChoose: () => void;
}

/**
 * The listbox of a search: the best hits first, then the others, grouped by header link.
 */
export const SearchResults: React.FC<SearchResultsProps> = ({
  id,
  answer,
  active,
  onChoose,
}) => {
  const t = useMessages();
  useEffect(() => {
    document.getElementById(hitId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active, answer]);
  const shown = useShown(answer.count, active);
  const { Component: Picture, want } = useLazyComponent(loadPicture);
  useEffect(() => {
    if (searchPictures) want();
  }, [want]);
  let at = 0;
  const best = t(answer.partial ? 'search.partial' : 'search.best');
  const groups = [{ title: best, hits: answer.best }, ...answer.groups];
  const chosen = searchPictures && groups.flatMap(({ hits }) => hits)[active];
  return (
    <div id={id} role="listbox" aria-label={t('search.results')}>
      {groups.map(({ title, hits }, group) => {
        const first = at;
        at += hits.length;
        if (first >= shown) return null;
        return (
          <div
            role="group"
            aria-labelledby={`${id}-group-${group}`}
            className="ledger-search-group"
            key={title}
          >
            <div
              className="ledger-search-heading"
              role="presentation"
              id={`${id}-group-${group}`}
            >
              {title}
            </div>
            {hits.slice(0, shown - first).map((hit, place) => (
              <SearchHit
                key={hit.link}
                id={hitId(id, first + place)}
                hit={hit}
                active={first + place === active}
                complete={answer.complete}
                onChoose={onChoose}
              />
            ))}
          </div>
        );
      })}
      {chosen && Picture && <Picture link={chosen.link} />}
    </div>
  );
};
