import React from 'react';

/** A name that may break before its capital letters instead of in the middle of a word. */
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
