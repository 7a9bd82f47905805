import React from 'react';

/**
 * A table in the text, in a box that scrolls sideways if the table is too wide. The
 * markdown plugin names it after the heading above it or after its columns.
 */
const Table: React.FC<React.TableHTMLAttributes<HTMLTableElement>> = ({
  'aria-labelledby': heading,
  'aria-label': columns,
  ...props
}) => (
  <div
    className="ledger-table"
    role="region"
    aria-labelledby={heading}
    aria-label={columns}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    tabIndex={0}
  >
    <table {...props} />
  </div>
);

export default Table;
