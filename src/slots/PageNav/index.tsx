import { dates, headlines, markdown, movedPages, sidebarless } from '@@/ledger/features';
import { PageDate, PageMarkdown } from '@@/ledger/parts';
import { Link } from 'dumi';
import React, { useState } from 'react';
import { useMessages } from '../../hooks/use-messages';
import { usePhase } from '../../hooks/use-phase';
import { useSite } from '../../hooks/use-site';
import { neighborsOf } from '../../model/sidebar';
import { inReadingOrder } from '../../model/sidebar/reading-order';
import type { SidebarLink } from '../../model/sidebar';
import { Icon } from '../../ui/icon';

/** The text of a part of a link in the document; none where the page was not rendered there. */
function useWritten(rel: string, selector: string): string | false | null | undefined {
  const isFirst = usePhase() === 'hydrating';
  const [written] = useState(
    () => isFirst && document.querySelector(`a[rel=${rel}] ${selector}`)?.textContent,
  );
  return written;
}

/** The headline of a page, or its title if it has none. */
const Headline: React.FC<{ page: SidebarLink; rel: string }> = ({ page, rel }) => {
  const written = useWritten(rel, 'span span');
  const headline = page.headline || written;
  return <>{headline ? <span>{headline}</span> : page.title}</>;
};

/**
 * How a page is called, and what it says of itself. The document has both; the app has them from the
 * second page on, so the first one takes them from the document.
 */
const Words: React.FC<{ page: SidebarLink; rel: string }> = ({ page, rel }) => {
  const written = useWritten(rel, 'em');
  const text = page.description || written;
  return (
    <>
      {headlines ? <Headline page={page} rel={rel} /> : page.title}
      {text ? <em>{text}</em> : null}
    </>
  );
};

/**
 * Links to the previous and next pages and to this page's source, and its date. A page without a sidebar
 * has neither source nor date, as in dumi's theme.
 */
export default function PageNav() {
  const { sidebar, path, page, options } = useSite();
  const t = useMessages();
  const groups = movedPages ? inReadingOrder(sidebar) : sidebar;
  const { previous, next } = neighborsOf(groups, path);
  const isAlone = sidebarless && sidebar.length === 0;
  const source = !isAlone && page && options.editUrl?.replace('{file}', page.file);
  return (
    <div className="ledger-page-end">
      {source && (
        <a className="ledger-edit" href={source}>
          {t('page.edit')}
        </a>
      )}
      {source && markdown && ' · '}
      {markdown && <PageMarkdown />}
      {dates && !isAlone && <PageDate />}
      {(previous ?? next) && (
        <nav className="ledger-page-nav" aria-label={t('page.neighbors')}>
          {previous && (
            <Link to={previous.path} rel="prev">
              <Icon name="previous" />
              <span>
                <small>{t('page.previous')}</small>
                <Words key={previous.path} page={previous} rel="prev" />
              </span>
            </Link>
          )}
          {next && (
            <Link to={next.path} rel="next">
              <span>
                <small>{t('page.next')}</small>
                <Words key={next.path} page={next} rel="next" />
              </span>
              <Icon name="next" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
