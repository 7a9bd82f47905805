import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { ApiChanges, ApiRow as Row } from '../../model/api-row';
import FoldedLinks from './folded-links';
import UsedBy from './used-by';

/** Text, as HTML where there is some. */
const htmlOf = (html: string | undefined, text: string) =>
  html ? { dangerouslySetInnerHTML: { __html: html } } : { children: text };

const Linked: React.FC<{ to?: string }> = ({ to, children }) =>
  to ? <a href={to}>{children}</a> : <>{children}</>;

/** The versions that changed a property after it came. */
const ChangedIn: React.FC<{ versions: NonNullable<ApiChanges['in']> }> = ({
  versions,
}) => {
  const t = useMessages();
  return (
    <div className="ledger-api-uses">
      {/* One text: React puts a comment between two. */}
      {`${t('api.changed')} `}
      <FoldedLinks links={versions} />
    </div>
  );
};

/** What the declaration says of a property: its type, which may unfold, default and version. */
const Facts: React.FC<{ row: Row; earliest?: string }> = ({ row, earliest }) => {
  const t = useMessages();
  const { type, typeHtml, typesHtml, since, changes } = row;
  return (
    <td>
      {typesHtml ? (
        <details>
          <summary>
            <code>{type}</code>
          </summary>
          <dl dangerouslySetInnerHTML={{ __html: typesHtml }} />
        </details>
      ) : (
        type && <code {...htmlOf(typeHtml, type)} />
      )}
      {row.default && (
        <p>
          {`${t('api.default')} `}
          <code>{row.default}</code>
        </p>
      )}
      {since && (
        <p>
          <Linked to={changes?.since}>{t('api.since', { version: since })}</Linked>
        </p>
      )}
      {!since && earliest && <p>{t('api.earliest', { version: earliest })}</p>}
      {changes?.in && <ChangedIn versions={changes.in} />}
    </td>
  );
};

/** A row of a reference: a card on narrow windows. */
const ApiRow: React.FC<{ row: Row; earliest?: string }> = ({ row, earliest }) => {
  const t = useMessages();
  return (
    <tr id={row.anchor} data-since={row.since}>
      <th scope="row">
        <a href={`#${row.anchor}`}>
          <code>{row.name}</code>
        </a>
        {row.required && <small>{t('api.required')}</small>}
        {row.deprecated && <small>{t('api.deprecated')}</small>}
      </th>
      <Facts row={row} earliest={earliest} />
      <td>
        <p dangerouslySetInnerHTML={{ __html: row.text }} />
        {row.pitfall && (
          <p className="ledger-api-pitfall">
            <b>{t('api.pitfall')}</b>
            <span dangerouslySetInnerHTML={{ __html: row.pitfall }} />
          </p>
        )}
        {row.uses && <UsedBy uses={row.uses} others={row.otherUses} />}
        {row.demos && (
          <p className="ledger-api-uses">
            {t('api.demos')}
            <span dangerouslySetInnerHTML={{ __html: row.demos }} />
          </p>
        )}
      </td>
    </tr>
  );
};

export default ApiRow;
