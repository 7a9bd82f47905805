import { base } from '@@/ledger/site';
import React from 'react';
import { UNDER } from '../../search/documents';
import type { Hit } from '../../search/engine';
import type { Piece } from '../../search/highlight';
import { Icon } from '../../ui/icon';

/** Strokes on a field of 24 by 24, by what a hit is. */
const ICONS = {
  page: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4',
  title: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  content: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  prop: 'M9 5c-4 0-1 7-5 7 4 0 1 7 5 7M15 5c4 0 1 7 5 7-4 0-1 7-5 7',
  demo: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
};

const Pieces: React.FC<{ pieces: readonly Piece[] }> = ({ pieces }) => (
  <>
    {pieces.map(({ text, highlighted }, at) =>
      // Pieces have no other identity than their place.
      highlighted ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
    )}
  </>
);

interface SearchHitProps {
  id: string;
  hit: Hit;
  active: boolean;
  /** False while the excerpt is on its way: its line is kept free. */
  complete: boolean;
  onChoose: () => void;
}

/** One hit: a link that the list's field points at. */
export const SearchHit: React.FC<SearchHitProps> = ({
  id,
  hit,
  active,
  complete,
  onChoose,
}) => (
  // The field keeps the focus and answers the keys, as the combobox pattern wants.
  <a
    id={id}
    role="option"
    aria-selected={active}
    tabIndex={-1}
    href={base + hit.link}
    data-type={hit.type}
    onClick={(event) => {
      const aside = event.ctrlKey || event.metaKey || event.shiftKey || event.button > 0;
      if (!aside) onChoose();
    }}
  >
    <Icon path={ICONS[hit.type]} size={18} />
    <span className="ledger-search-text">
      {/* Text of the site's language, which need not run as the page does. */}
      <span className="ledger-search-title" dir="auto">
        <Pieces pieces={hit.highlightTitleTexts} />
      </span>
      {hit.path.length > 0 && '\u2002 '}
      {hit.path.length > 0 && (
        <span className="ledger-search-path" dir="auto">
          {hit.path.join(UNDER)}
        </span>
      )}
      {(hit.highlightTexts.length > 0 || !complete) && (
        <span className="ledger-search-excerpt" dir="auto">
          <Pieces pieces={hit.highlightTexts} />
        </span>
      )}
    </span>
  </a>
);
