import React from 'react';

/**
 * A table of the documentation in a box that scrolls sideways where it is too wide. The markdown
 * plugin gives it a name, by the heading above it or by its columns.
 */
const Table: React.FC<React.TableHTMLAttributes<HTMLTableElement>> = ({
  'aria-labelledby': heading,
  'aria-label': columns,
  ...props
}) => (
  // A scrolling box must be reachable by keyboard.
  <div
    className="ledger-table"
    role="region"
    aria-labelledby={heading}
    aria-label={columns}
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
  >
    <table {...props} />
  </div>
);

export default Table;
