import './api-table.css';
import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { ApiReference, ApiRow } from '../../model/api-row';

const Row: React.FC<{ row: ApiRow }> = ({ row }) => {
  const t = useMessages();
  return (
    <tr id={row.anchor} data-deprecated={row.deprecated ? '' : undefined}>
      <th scope="row">
        <a href={`#${row.anchor}`}>
          <code>{row.name}</code>
        </a>
        {row.required && <small>{t('api.required')}</small>}
        {row.deprecated && <small>{t('api.deprecated')}</small>}
      </th>
      <td>
        <p dangerouslySetInnerHTML={{ __html: row.text }} />
        {row.pitfall && (
          <p className="ledger-api-pitfall">
            <b>{t('api.pitfall')}</b>{' '}
            <span dangerouslySetInnerHTML={{ __html: row.pitfall }} />
          </p>
        )}
        <p className="ledger-api-type">
          <span>{t('api.type')}</span> <code>{row.type}</code>
        </p>
        {row.since && <small>{t('api.since', { version: row.since })}</small>}
      </td>
      <td>
        {row.default ? <code>{row.default}</code> : <span aria-hidden="true">–</span>}
      </td>
    </tr>
  );
};

/** The rows of an API reference. */
const ApiTable: React.FC<{ reference: ApiReference }> = ({ reference }) => {
  const t = useMessages();
  return (
    <div
      className="ledger-table ledger-api"
      role="region"
      aria-label={t('api.caption', { id: reference.id })}
      // A box that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table>
        <caption className="ledger-visually-hidden">
          {t('api.caption', { id: reference.id })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('api.name')}</th>
            <th scope="col">{t('api.description')}</th>
            <th scope="col">{t('api.default')}</th>
          </tr>
        </thead>
        <tbody>
          {reference.rows.map((row) => (
            <Row key={row.anchor} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

export default ApiTable;
