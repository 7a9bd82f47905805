import { base } from '@@/ledger/site';
import React from 'react';
import { PATH_SEPARATOR } from '../../search/format/documents';
import type { Hit } from '../../search/engine/engine';
import type { TextPiece } from '../../search/engine/highlight';
import { Icon } from '../../ui/icon';

/** SVG paths on a 24 by 24 grid, by type of hit. */
const ICONS = {
  page: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4',
  title: 'M10 4 8 20M16 4l-2 16M5 9h15M4 15h15',
  content: 'M5 6h14M5 10h14M5 14h14M5 18h8',
  prop: 'M9 5c-4 0-1 7-5 7 4 0 1 7 5 7M15 5c4 0 1 7 5 7-4 0-1 7-5 7',
  demo: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
};

const Pieces: React.FC<{ pieces: readonly TextPiece[] }> = ({ pieces }) => (
  <>
    {pieces.map(({ text, highlighted }, at) =>
      // A piece has no other identity than its index.
      highlighted ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
    )}
  </>
);

interface SearchHitProps {
  id: string;
  hit: Hit;
  active: boolean;
  /** False while the excerpt is loading. Its line is reserved. */
  complete: boolean;
  onChoose: () => void;
}

/** One hit: a link, and an option of the listbox. */
export const SearchHit: React.FC<SearchHitProps> = ({
  id,
  hit,
  active,
  complete,
  onChoose,
}) => (
  // The field keeps the focus and handles the keys, as the combobox pattern requires.
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
      {/* Text in the site's language may have another direction than the page. */}
      <span className="ledger-search-title" dir="auto">
        <Pieces pieces={hit.highlightTitleTexts} />
      </span>
      {hit.path.length > 0 && (
        <span className="ledger-search-path" dir="auto">
          {`\u2002${hit.path.join(PATH_SEPARATOR)}`}
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
