import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useMarkedHeading } from '../../hooks/use-marked-heading';
import type { TocItem } from '../../model/content/toc';

/** Closes a native popover. React 16 has no types for it. */
const close = (popover: Partial<Pick<HTMLElement, 'hidePopover'>>) =>
  popover.hidePopover?.call(popover);

/**
 * The table of contents. The markdown plugin adds it to every page. In a wide window it
 * is beside the text. In a narrow one, `slots/TocButton` opens it over the page, without
 * script. A browser without popovers shows it above the text.
 */
const Toc: React.FC<{ id: string; items: TocItem[] }> = ({ id, items }) => {
  const t = useMessages();
  useMarkedHeading();
  return (
    <div className="ledger-toc">
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- closes after a link was followed, and when the focus leaves it */}
      <nav
        id={id}
        aria-label={t('toc.title')}
        onClick={({ currentTarget }) => close(currentTarget)}
        onBlur={({ currentTarget, relatedTarget }) => {
          const next = relatedTarget as Element | null;
          // The button closes it itself.
          if (next && !currentTarget.contains(next) && !next.matches('[popovertarget]')) {
            close(currentTarget);
          }
        }}
        {...{ popover: 'auto' }}
      >
        <p className="ledger-toc-title" aria-hidden="true">
          {t('toc.title')}
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.id} data-depth={item.depth}>
              <a href={`#${item.id}`}>{item.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
};

export default Toc;
