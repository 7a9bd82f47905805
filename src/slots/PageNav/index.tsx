import { dates } from '@@/ledger/features';
import { PageDate } from '@@/ledger/parts';
import { Link } from 'dumi';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { useSite } from '../../hooks/use-site';
import { neighborsOf } from '../../model/sidebar';
import { Icon } from '../../ui/icon';

/** Links to the previous and next pages and to this page's source. */
export default function PageNav() {
  const { sidebar, path, page, options } = useSite();
  const t = useMessages();
  const { previous, next } = neighborsOf(sidebar, path);
  return (
    <div className="ledger-page-end">
      {options.editUrl && page && (
        <a className="ledger-edit" href={options.editUrl.replace('{file}', page.file)}>
          {t('page.edit')}
        </a>
      )}
      {dates && <PageDate />}
      {(previous ?? next) && (
        <nav className="ledger-page-nav" aria-label={t('page.neighbors')}>
          {previous && (
            <Link to={previous.path} rel="prev">
              <Icon name="previous" />
              <span>
                <small>{t('page.previous')}</small>
                {previous.title}
              </span>
            </Link>
          )}
          {next && (
            <Link to={next.path} rel="next">
              <span>
                <small>{t('page.next')}</small>
                {next.title}
              </span>
              <Icon name="next" />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}
