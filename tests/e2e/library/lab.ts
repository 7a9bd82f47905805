import RcDropdown from 'rc-dropdown';
import { CSSMotionList } from 'rc-motion';
import Table from 'rc-table';
import Tooltip from 'rc-tooltip';
import React, { createElement } from 'react';
import type { CSSProperties, ReactElement } from 'react';
import ReactDOM from 'react-dom';
import { Resizable } from 'react-resizable';
import { VariableSizeGrid } from 'react-window';

/** What the tests of this folder use inside the page; it is bundled for them, and not for readers. */
const root = () => document.querySelector<HTMLElement>('#root')!;

/** Waits until the table has measured its columns, and rendered with what it measured. */
async function settle(frames = 4): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

interface Box {
  width?: number;
  css?: string;
  /** Of the element that holds the table. */
  style?: CSSProperties;
  dir?: 'ltr' | 'rtl';
}

/** Shows an element in an empty box of 400 px, and waits until it stands. */
async function showElement(element: ReactElement, box: Box = {}): Promise<void> {
  ReactDOM.unmountComponentAtNode(root());
  document.querySelector('#css')!.textContent = box.css ?? '';
  document.documentElement.dir = box.dir ?? 'ltr';
  const reset = { height: '', display: '', overflow: '', zoom: '' };
  Object.assign(root().style, reset, { width: `${box.width ?? 400}px` }, box.style);
  ReactDOM.render(element, root());
  await settle();
}

/** Renders other props into the table that is shown. */
async function change(props: object): Promise<void> {
  ReactDOM.render(createElement(Table, props), root());
  await settle();
}

const cols = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    title: `C${at}`,
    dataIndex: `c${at}`,
    key: at,
    ...more,
  }));
const rows = (count: number, text = 'x') =>
  Array.from({ length: count }, (_, key) => ({
    key,
    ...Object.fromEntries(Array.from({ length: 9 }, (__, at) => [`c${at}`, text])),
  }));

const lab = {
  React,
  ReactDOM,
  Table,
  RcDropdown,
  Tooltip,
  Resizable,
  CSSMotionList,
  VariableSizeGrid,
  h: createElement as (
    type: unknown,
    props?: object | null,
    ...rest: unknown[]
  ) => ReactElement,
  settle,
  showElement,
  show: (props: object, box?: Box) => showElement(createElement(Table, props), box),
  change,
  cols,
  rows,
  $: (selector: string) => root().querySelector<HTMLElement>(selector)!,
  $$: (selector: string) => [...root().querySelectorAll<HTMLElement>(selector)],
  rect: (selector: string) => root().querySelector(selector)!.getBoundingClientRect(),
  widths: (selector: string) =>
    [...root().querySelectorAll(selector)].map((one) =>
      Math.round(one.getBoundingClientRect().width),
    ),
  css: (selector: string, property: string) =>
    getComputedStyle(root().querySelector(selector)!).getPropertyValue(property),
};

declare global {
  interface Window {
    lab: typeof lab;
  }
}
window.lab = lab;
