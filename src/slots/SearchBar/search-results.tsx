import React, { useEffect } from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { Hit, SearchAnswer } from '../../search/engine';
import { SearchHit } from './search-hit';

/** The hits of an answer in the order in which they are shown. */
export function hitsOf({ best, groups }: SearchAnswer): Hit[] {
  return [...best, ...groups.flatMap(({ hits }) => hits)];
}

/** The id of the hit at a place. */
export function hitId(listId: string, at: number): string {
  return `${listId}-${at}`;
}

interface SearchResultsProps {
  id: string;
  answer: SearchAnswer;
  /** Place of the hit that Enter opens. */
  active: number;
  onChoose: () => void;
}

/** The listbox of a search: the best hits, then the others under the links of the header. */
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
  let at = 0;
  const groups = [{ title: t('search.best'), hits: answer.best }, ...answer.groups];
  return (
    <div id={id} role="listbox" aria-label={t('search.results')}>
      {groups.map(({ title, hits }, group) => (
        <div
          role="group"
          aria-labelledby={`${id}-group-${group}`}
          className="ledger-search-group"
          key={`${group} ${title}`}
        >
          <div
            className="ledger-search-heading"
            role="presentation"
            id={`${id}-group-${group}`}
          >
            {title}
          </div>
          {hits.map((hit) => {
            const place = at++;
            return (
              <SearchHit
                key={hit.link}
                id={hitId(id, place)}
                hit={hit}
                active={place === active}
                complete={answer.complete}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
