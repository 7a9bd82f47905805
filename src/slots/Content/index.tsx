import React from 'react';

/**
 * The text of the page.
 * @param props.lang of a text that is not in the language of the page around it
 */
const Content: React.FC<{ lang?: string }> = ({ lang, children }) => (
  <div className="ledger-content" lang={lang}>
    {children}
  </div>
);

export default Content;
