import React from 'react';

interface ContainerProps {
  type: 'info' | 'warning' | 'success' | 'error';
  title?: string;
}

/** A callout: `:::warning{title="…"}` in markdown. */
const Container: React.FC<ContainerProps> = ({ type, title, children }) => (
  <aside className="ledger-callout" data-type={type}>
    {title && <p className="ledger-callout-title">{title}</p>}
    {children}
  </aside>
);

export default Container;
