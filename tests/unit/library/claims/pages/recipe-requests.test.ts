/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { createElement, useState } from 'react';
import type { ReactElement } from 'react';
import { silenceWarnings } from '../../support';
import { data, renderChanging, renderTable, tableOf } from '../support';
import type { Row } from '../support';
import { toggle } from './support';

test('recipe/editable-cells#old-value-flash: the cell shows the saved record until the answer comes', () => {
  const saved = data.slice(0, 1);
  const { container, change } = renderChanging({ data: saved });
  const text = () => container.querySelector('tbody td')?.textContent;
  change({ data: saved });
  expect(text()).toBe('a1');
  change({ data: [{ ...saved[0]!, a: 'new' }] });
  expect(text()).toBe('new');
});

test('recipe/infinite-loading#double-rows: two requests at once add rows twice, unless a ref guards them', () => {
  const load = (guarded: boolean) => {
    let ask = () => {};
    const answers: (() => void)[] = [];
    const busy = { current: false };
    const List = () => {
      const [rows, setRows] = useState<Row[]>([]);
      ask = () => {
        if (guarded && busy.current) return;
        busy.current = true;
        const next = [{ key: `${rows.length}`, a: `row ${rows.length}` }];
        answers.push(() => setRows((old) => [...old, ...next]));
      };
      return tableOf({ data: rows });
    };
    const { container } = render(createElement(List));
    ask();
    ask();
    act(() => answers.forEach((answer) => answer()));
    return container.querySelectorAll('.rc-table-row').length;
  };
  silenceWarnings();
  expect([load(false), load(true)]).toEqual([2, 1]);
});

test('recipe/infinite-loading#sideways-scroll: the header fires scroll events, too', () => {
  const targets: string[] = [];
  const onScroll = ({ target }: { target: unknown }) =>
    targets.push((target as Element).className);
  const table = tableOf({ scroll: { x: 500, y: 100 } });
  const { container } = render(createElement('div', { onScroll } as object, table));
  const header = container.querySelector('.rc-table-header')!;
  fireEvent.scroll(header, { target: { scrollLeft: 5 } });
  expect(targets[0]).toContain('rc-table-header');
  expect(header.scrollHeight - header.scrollTop - header.clientHeight).toBe(0);
});

test('recipe/lazy-children#no-indent: without indentSize there is no indent', () => {
  const { all } = renderTable({ data: [{ key: 1, children: [{ key: 2 }] }] });
  expect(all('.rc-table-row-indent')[0]?.style.paddingLeft).toBe('');
});

test('recipe/lazy-children#loaded-twice: closed and opened again while it loads, a branch asks twice', () => {
  const asked: unknown[] = [];
  const { container } = renderTable({
    data: [{ key: 1, children: [] }],
    expandable: { onExpand: (open, { key }) => open && asked.push(key) },
  });
  toggle(container);
  toggle(container);
  toggle(container);
  expect(asked).toEqual([1, 1]);
});

test('recipe/server-data#unmounted-update: an answer after unmounting is reported', () => {
  const log = silenceWarnings();
  let answer: (rows: Row[]) => void = () => {};
  const Server = () => {
    const [rows, setRows] = useState<Row[]>([]);
    answer = setRows;
    return tableOf({ data: rows });
  };
  render(createElement(Server)).unmount();
  answer(data);
  expect(log.mock.calls.map(([text]) => String(text).split('. ')[0])).toContain(
    "Warning: Can't perform a React state update on an unmounted component",
  );
});

test('recipe/server-data#table-collapses recipe/server-data#hidden-error: an empty list is one row, whether rows are on their way or not', () => {
  const { container, change } = renderChanging({});
  expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
  change({ data: [] });
  expect(container.querySelectorAll('tbody tr')).toHaveLength(1);
  expect(container.textContent).toContain('No Data');
});

test('recipe/server-data#every-key-press: each key press asks the server, unless it waits for a pause', () => {
  jest.useFakeTimers();
  const ask = jest.fn();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const askAfterPause = (text: string) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => ask(text), 200);
  };
  const typed = (onText: (text: string) => void) => {
    ask.mockClear();
    const onChange = (event: { target: { value: string } }) => onText(event.target.value);
    const field = createElement('input', { onChange }) as ReactElement;
    const { container } = render(createElement('div', null, field, tableOf({})));
    for (const value of ['b', 'be', 'ber']) {
      fireEvent.change(container.querySelector('input')!, { target: { value } });
      jest.advanceTimersByTime(150);
    }
    jest.advanceTimersByTime(200);
    return ask.mock.calls.flat();
  };
  expect(typed(ask)).toEqual(['b', 'be', 'ber']);
  expect(typed(askAfterPause)).toEqual(['ber']);
  jest.useRealTimers();
});
