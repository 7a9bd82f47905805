import Table from 'rc-table';
import { createElement } from 'react';
import { columns } from '../support';
import { show, tree } from './show';
import type { DefaultCase, Given } from './show';

const { Summary } = Table;

/** A component that renders an element of its own in the place of the default one. */
const own = (tag: string) => (props: Given) =>
  createElement(tag, { ...props, 'data-own': '' } as Given);

const header = (given: Given) => show({ components: { header: given } });
const body = (given: Given) => show({ components: { body: given } });

/** The rows of `docs/api/components.yaml`. */
const COMPONENTS: Record<string, DefaultCase> = {
  'components.table': { show: (components) => show({ components }), other: own('table') },
  'components.header.wrapper': { show: header, other: own('thead') },
  'components.header.row': { show: header, other: own('tr') },
  'components.header.cell': { show: header, other: own('th') },
  'components.body.wrapper': { show: body, other: own('tbody') },
  'components.body.row': { show: body, other: own('tr') },
  'components.body.cell': { show: body, other: own('td') },
};

const details = { expandedRowRender: () => 'details' };
const rows = (given: Given) => show({ expandable: { ...details, ...given } });
const branches = (given: Given) => show({ data: tree, expandable: given });
const open = (given: Given) => branches({ defaultExpandAllRows: true, ...given });

/** The rows of `docs/api/expandable.yaml`. */
const EXPANDABLE: Record<string, DefaultCase> = {
  'expandable.defaultExpandedRowKeys': { show: rows, other: [1] },
  'expandable.showExpandColumn': { show: rows, other: false },
  'expandable.childrenColumnName': { show: open, other: 'mine' },
  'expandable.indentSize': { show: open, other: 30 },
  'expandable.expandIconColumnIndex': {
    // In row mode, 0 is deprecated as well: it logs a message, and shows what it showed.
    show: (given) => branches(given) + rows(given),
    other: 1,
  },
};

/** A cell in the deprecated form. */
const legacy = (props: Given) =>
  show({ columns: [{ render: () => ({ children: 'text', props }) }, columns[1]] });

/** A summary with a cell. */
const summary = (props: Given) => {
  const cell = createElement(Summary.Cell, { index: 0, ...props }, 'cell');
  return show({
    summary: () => createElement(Summary, null, createElement(Summary.Row, null, cell)),
  });
};

const SPANS: Record<string, DefaultCase> = {
  'rendered-cell-props.colSpan': { show: legacy, other: 2 },
  'rendered-cell-props.rowSpan': { show: legacy, other: 2 },
  'summary-cell.colSpan': { show: summary, other: 2 },
};

/** The rows of the parts of a table with a default, but for those of `sticky`. */
export const PART_CASES = { ...COMPONENTS, ...EXPANDABLE, ...SPANS };
