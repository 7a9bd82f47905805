import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useScrollSpy } from '../../hooks/use-scroll-spy';
import type { TocItem } from '../../model/toc';

/** The headings of the page; written into every page by the markdown plugin. */
const Toc: React.FC<{ items: TocItem[] }> = ({ items }) => {
  const t = useMessages();
  const active = useScrollSpy(items.map(({ id }) => id));
  const list = (
    <ul>
      {items.map(({ id, title, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === active ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="ledger-toc">
      <nav aria-label={t('toc.title')}>
        <p className="ledger-toc-title" aria-hidden="true">
          {t('toc.title')}
        </p>
        {list}
      </nav>
      <details>
        <summary>{t('toc.title')}</summary>
        {list}
      </details>
    </div>
  );
};

export default Toc;
