/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import VirtualListOptions from '../../../../../docs/examples/virtual-list-options';
import { ROOT } from '../../../support/root';
import { silenceWarnings } from '../../support';

jest.mock('rc-table/assets/index.css', () => ({}));
jest.mock('../../../../../docs/examples/shared/look.css', () => ({}));
jest.mock('../../../../../docs/examples/virtual-list.css', () => ({}));

interface ObserverProps {
  children: ReactNode;
  onResize: (size: { width: number }) => void;
}
/** The element that a demo measures, and what reports its size. */
const observed: ObserverProps[] = [];
jest.mock('rc-resize-observer', () => ({
  __esModule: true,
  ...jest.requireActual<object>('rc-resize-observer'),
  default: (props: ObserverProps) => {
    if (props.children) observed.push(props);
    return props.children;
  },
}));

const read = (file: string) => readFileSync(join(ROOT, 'docs/examples', file), 'utf8');

test('demo/virtual-list#missing-widths: the demo "Try the options" measures the element around the table and gives one column the rest', () => {
  const log = silenceWarnings();
  const { container } = render(createElement(VirtualListOptions));
  expect(log.mock.calls).toEqual([]);
  const widths = () =>
    Array.from(container.querySelectorAll<HTMLElement>('.rc-table-header col'), (col) =>
      parseFloat(col.style.width),
    );
  const around = () =>
    observed.filter(
      ({ children }) =>
        (children as { props?: { className?: string } }).props?.className ===
        'virtual-orders',
    );
  for (const width of [900, 700]) {
    act(() => around().slice(-1)[0]?.onResize({ width }));
    expect(widths()).toEqual([96, width - 96 - 96 - 104, 96, 104]);
  }
  expect(container.querySelector('.virtual-orders > .rc-table')).not.toBeNull();
});

test('demo/row-and-cell-click#focus-ring: the stylesheet of the second and third demos draws the focus on the cells', () => {
  const page = readFileSync(join(ROOT, 'docs/demo/row-and-cell-click.md'), 'utf8');
  const demos = [...page.matchAll(/<code src="\.\.\/examples\/([\w-]+\.tsx)"/g)];
  const sheet = 'row-and-cell-click.css';
  const withIt = demos.map(([, file = '']) =>
    read(file).includes(`import './${sheet}';`),
  );
  expect(withIt).toEqual([false, true, true, false]);
  const rules = read(sheet);
  expect(rules).toMatch(/tr:focus-visible \{\s*outline: 0;/);
  expect(rules).toMatch(/tr:focus-visible > td \{\s*box-shadow:/);
});
