import React from 'react';

/** A zero-width space, which marks places until the text is split there. */
const PLACE = '\u200b';

/**
 * Where a name may break: after a slash, after a dot between letters, and before a capital letter.
 * Short names such as `JavaScript` stay whole.
 */
const partsOf = (text: string) =>
  text
    .replace(/\S{13,}/g, (name) =>
      name.replace(/\/(?=.)|[a-z]\.(?=[a-z])|[^/](?=[A-Z][a-z])/g, (end) => end + PLACE),
    )
    .split(PLACE);

/** Text whose long names break between their parts instead of in the middle of a word. */
export const Breakable: React.FC<{ text: string }> = ({ text }) => (
  <>
    {partsOf(text).map((part, index) => (
      <React.Fragment key={`${index}-${part}`}>
        {index > 0 && <wbr />}
        {part}
      </React.Fragment>
    ))}
  </>
);
