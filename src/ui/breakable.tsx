import React from 'react';

/** A name that may break before its capitals rather than in mid-word. */
export const Breakable: React.FC<{ text: string }> = ({ text }) => (
  <>
    {text.split(/(?=[A-Z][a-z])/).map((part, index) => (
      <React.Fragment key={`${index}-${part}`}>
        {index > 0 && <wbr />}
        {part}
      </React.Fragment>
    ))}
  </>
);
