import React from 'react';

/** A table of the documentation in a box that scrolls sideways where it is too wide. */
const Table: React.FC<React.TableHTMLAttributes<HTMLTableElement>> = (props) => (
  // A scrolling box must be reachable by keyboard.
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className="ledger-table" tabIndex={0}>
    <table {...props} />
  </div>
);

export default Table;
