import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { ApiLink } from '../../model/api-row';
import FoldedLinks from './folded-links';

/** The pages whose demos use a property, and how many others do that are not named. */
const UsedBy: React.FC<{ uses: readonly ApiLink[]; others?: number }> = ({
  uses,
  others,
}) => {
  const t = useMessages();
  return (
    <div className="ledger-api-uses">
      {`${t('api.uses')} `}
      <FoldedLinks links={uses} />
      {others && ` · ${t('api.more', { count: others })}`}
    </div>
  );
};

export default UsedBy;
