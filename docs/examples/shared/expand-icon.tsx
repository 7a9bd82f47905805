import React from 'react';
import type { ExpandableConfig } from 'rc-table/lib/interface';

/**
 * An `expandIcon` that the keyboard reaches and a screen reader can name.
 * @param label says what the button of a record opens
 */
export function expandIconOf<Row>(
  label: (record: Row) => string,
): NonNullable<ExpandableConfig<Row>['expandIcon']> {
  return ({ prefixCls, expandable, expanded, record, onExpand }) =>
    expandable ? (
      <button
        type="button"
        className="demo-expand"
        aria-expanded={expanded}
        aria-label={label(record)}
        onClick={(event) => onExpand(record, event)}
      >
        {expanded ? '−' : '+'}
      </button>
    ) : (
      // As wide as the button: in a tree it keeps the names of one level in line.
      <span className={`${prefixCls}-row-expand-icon ${prefixCls}-row-spaced`} />
    );
}
