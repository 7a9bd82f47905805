import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { ApiUse } from '../../model/api-row';

/** How many pages are named at once; one more than these is not worth a fold. */
const SHOWN = 3;

const Links: React.FC<{ uses: readonly ApiUse[] }> = ({ uses }) => (
  <>
    {uses.map(({ href, title }, index) => (
      <React.Fragment key={href}>
        {index > 0 && ' · '}
        <a href={href}>{title}</a>
      </React.Fragment>
    ))}
  </>
);

/** The pages whose demos use a property, and how many others do that are not named. */
const UsedBy: React.FC<{ uses: readonly ApiUse[]; others?: number }> = ({
  uses,
  others,
}) => {
  const t = useMessages();
  const at = uses.length > SHOWN + 1 ? SHOWN : uses.length;
  const more = uses.length - at;
  return (
    <div className="ledger-api-uses">
      {`${t('api.uses')} `}
      <Links uses={uses.slice(0, at)} />
      {others && ` · ${t('api.more', { count: others })}`}
      {more > 0 && ' · '}
      {more > 0 && (
        <details>
          <summary>{t('api.more', { count: more })}</summary>
          <Links uses={uses.slice(at)} />
        </details>
      )}
    </div>
  );
};

export default UsedBy;
