import { fireEvent } from '@testing-library/react';
import { createElement } from 'react';
import type { ReactElement } from 'react';

export type Props = Record<string, unknown>;

/** `createElement` for parts whose declared props leave out what they take. */
export const h = createElement as (
  type: unknown,
  props?: Props | null,
  ...children: unknown[]
) => ReactElement;

/** Presses the built-in expand icon of a row, the first one if no place is given. */
export function toggle(container: Element, place = 0): void {
  fireEvent.click(container.querySelectorAll('.rc-table-row-expand-icon')[place]!);
}
