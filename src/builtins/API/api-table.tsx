import './api-table.css';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import { referenceAnchor } from '../../model/api-row';
import type { ApiReference } from '../../model/api-row';
import ApiRow from './api-row';

/** Rows as a table. What is folded around them can still be found in the page. */
const Rows: React.FC<ApiReference & { caption: string }> = ({
  rows,
  earliest,
  caption,
}) => {
  const t = useMessages();
  return (
    <table>
      <caption className="ledger-visually-hidden">{caption}</caption>
      <thead className="ledger-visually-hidden">
        <tr>
          <th scope="col">{t('api.name')}</th>
          <th scope="col">{t('api.facts')}</th>
          <th scope="col">{t('api.description')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ApiRow key={row.anchor} row={row} earliest={earliest} />
        ))}
      </tbody>
    </table>
  );
};

/** An API reference, its deprecated rows folded at its end. */
const ApiTable: React.FC<{ reference: ApiReference }> = ({ reference }) => {
  const t = useMessages();
  const { id, rows } = reference;
  const current = rows.filter(({ deprecated }) => !deprecated);
  const deprecated = rows.filter((row) => row.deprecated);
  return (
    <details open className="ledger-api" id={referenceAnchor(id)}>
      <summary>
        <b>{id}</b>{' '}
        {reference.ofTypes ? rows.length : t('api.count', { count: rows.length })}
      </summary>
      {current.length > 0 && (
        <Rows
          {...reference}
          rows={current}
          caption={reference.ofTypes ? id : t('api.caption', { id })}
        />
      )}
      {deprecated.length > 0 && (
        <details className="ledger-api-old">
          <summary>{t('api.deprecated.count', { count: deprecated.length })}</summary>
          <Rows
            {...reference}
            rows={deprecated}
            caption={t('api.deprecated.caption', { id })}
          />
        </details>
      )}
    </details>
  );
};

export default ApiTable;
