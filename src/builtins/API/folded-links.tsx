import React from 'react';
import { useMessages } from '../../hooks/use-messages';
import type { ApiLink } from '../../model/api-row';

/** How many links are shown at once; one more than these is not worth a fold. */
const SHOWN = 3;

const Links: React.FC<{ links: readonly ApiLink[] }> = ({ links }) => (
  <>
    {links.map(({ href, title }, index) => (
      <React.Fragment key={href}>
        {index > 0 && ' · '}
        <a href={href}>{title}</a>
      </React.Fragment>
    ))}
  </>
);

/** The first of some links, and the others in a fold, which opens without script. */
const FoldedLinks: React.FC<{ links: readonly ApiLink[] }> = ({ links }) => {
  const t = useMessages();
  const at = links.length > SHOWN + 1 ? SHOWN : links.length;
  const more = links.length - at;
  return (
    <>
      <Links links={links.slice(0, at)} />
      {more > 0 && ' · '}
      {more > 0 && (
        <details>
          <summary>{t('api.more', { count: more })}</summary>
          <Links links={links.slice(at)} />
        </details>
      )}
    </>
  );
};

export default FoldedLinks;
