import Table from 'rc-table';
import { createElement } from 'react';
import type { TableProps } from 'rc-table';
import { renderUpdatable } from '../../support';
import { columns, data } from '../support';
import { show } from './show';
import type { DefaultCase, Given } from './show';

const { Summary } = Table;
const box = document.createElement('div');

/** The names of what is listened to for scrolling by a table with a helper scrollbar. */
function listenedTo(sticky: Given): string {
  const spies = [window, box].map((target) => jest.spyOn(target, 'addEventListener'));
  show({ sticky });
  const names = ['window', 'box'].filter((_, at) =>
    spies[at]?.mock.calls.some(([event]) => event === 'scroll'),
  );
  spies.forEach((spy) => spy.mockRestore());
  return names.join();
}

/** The helper scrollbar of a table that is wider and higher than the window, which jsdom is not. */
function helperScrollbar(sticky: Given): string {
  const mocks = [
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(9000),
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900),
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
  ];
  const { container, update } = renderUpdatable(() =>
    createElement(Table<Given>, { columns, data, sticky } as TableProps<Given>),
  );
  update();
  mocks.forEach((mock) => mock.mockRestore());
  return container.querySelector('.rc-table-sticky-scroll')!.outerHTML;
}

/** The rows of `docs/api/sticky.yaml`. */
export const STICKY_CASES: Record<string, DefaultCase> = {
  'sticky.offsetHeader': { show: (sticky) => show({ sticky }), other: 20 },
  'sticky.offsetSummary': {
    show: (sticky) => {
      const row = createElement(Summary.Row);
      return show({
        sticky,
        summary: () => createElement(Summary, { fixed: true }, row),
      });
    },
    other: 20,
  },
  'sticky.offsetScroll': { show: helperScrollbar, other: 20 },
  'sticky.getContainer': { show: listenedTo, other: () => box },
};
