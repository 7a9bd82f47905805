/** @jest-environment jsdom */
import { createElement } from 'react';
import { silenceWarnings } from '../../support';
import { columns, renderChanging } from '../support';
import type { Row } from '../support';
import { toggle } from './support';

const details = { expandedRowRender: () => 'details' };

test.each([
  [
    'columnTitle',
    { columnTitle: 'Open' },
    (root: Element) => root.textContent?.includes('Open'),
  ],
  [
    'columnWidth',
    { columnWidth: 77 },
    (root: Element) => root.innerHTML.includes('77px'),
  ],
  [
    'rowExpandable',
    { rowExpandable: () => false },
    (root: Element) => root.querySelector('.rc-table-row-spaced') !== null,
  ],
  [
    'fixed',
    { fixed: 'left' as const },
    (root: Element) => root.querySelector('tbody .rc-table-cell-fix-left') !== null,
  ],
  [
    'expandRowByClick',
    { expandRowByClick: true },
    (root: Element) => root.querySelector('span > .rc-table-row-expand-icon') !== null,
  ],
  [
    'showExpandColumn',
    { showExpandColumn: false },
    (root: Element) => root.querySelector('.rc-table-row-expand-icon-cell') === null,
  ],
  [
    'expandIconColumnIndex',
    { expandIconColumnIndex: 1 },
    (root: Element) =>
      root.querySelector('tr > :nth-child(2).rc-table-row-expand-icon-cell') !== null,
  ],
])(
  'demo/expanded-row-render#changed-option: %s is read again for new columns',
  (_, option, shows) => {
    silenceWarnings();
    const { container, change } = renderChanging({
      columns,
      expandable: details,
      scroll: { x: 500 },
    });
    change({ expandable: { ...details, ...option } });
    expect(shows(container)).toBe(false);
    change({ columns: [...columns] });
    expect(shows(container)).toBe(true);
  },
);

test('demo/expanded-row-render#changed-option: a toggled row and another expandIcon read them, too', () => {
  const { container, change } = renderChanging({ columns, expandable: details });
  change({ expandable: { ...details, columnTitle: 'Open' } });
  toggle(container);
  expect(container.textContent).toContain('Open');
  const other = renderChanging({ columns, expandable: details });
  change({});
  other.change({
    expandable: { ...details, columnTitle: 'Open', expandIcon: () => createElement('i') },
  });
  expect(other.container.textContent).toContain('Open');
});

test.each([
  ['direction', { direction: 'rtl' as const }],
  ['the rowKey function', { rowKey: ({ key }: Row) => key as number }],
])(
  'demo/expanded-row-render#changed-option: another value of %s reads them, too',
  (_, other) => {
    const { container, change } = renderChanging({ columns, expandable: details });
    const expandable = { ...details, columnTitle: 'Open' };
    change({ expandable });
    expect(container.textContent).not.toContain('Open');
    change({ expandable, ...other });
    expect(container.textContent).toContain('Open');
  },
);
