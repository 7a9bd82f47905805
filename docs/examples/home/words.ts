import type { Switch } from './switches';

export interface Order {
  id: number;
  name: string;
  city: string;
  items: number;
  price: number;
}

/** All that differs between the languages of the front page. */
export interface Words {
  /** Names the group of switches. */
  switches: string;
  labels: Record<Switch, string>;
  /** Stands in the place of the switches where no script runs. */
  noScript: string;
  code: string;
  copy: string;
  copied: string;
  failed: string;
  /** Says what a press has done: "Sticky header: 1 line". */
  lines(count: number): string;
  off: string;
  /** Words in the table, and in its code. None may have a quote. */
  orders: string;
  columns: Record<'id' | 'customer' | 'name' | 'city' | 'amount' | keyof Amount, string>;
  details: string;
  /** The text of an open row, as the inside of a template string of `items` and `city`. */
  shipping: string;
  shippingOf(order: Order): string;
  rows: Order[];
}

interface Amount {
  items: string;
  price: string;
  total: string;
}

/** Rows of their cells, numbered from 1001. */
export function rowsOf(
  cells: readonly (readonly [string, string, number, number])[],
): Order[] {
  return cells.map(([name, city, items, price], at) => ({
    id: 1001 + at,
    name,
    city,
    items,
    price,
  }));
}
