import { rowsOf } from './words';
import type { Words } from './words';

export const ENGLISH: Words = {
  switches: 'Options of the table',
  labels: {
    grouped: 'Grouped header',
    fixed: 'Fixed column',
    sticky: 'Sticky header',
    expandable: 'Expandable rows',
    thousand: 'A thousand rows',
  },
  noScript: 'The options can be switched where JavaScript is on.',
  code: 'Code of the table',
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Not copied',
  lines: (count) => (count === 1 ? '1 line of code' : `${count} lines of code`),
  off: 'off',
  orders: 'Orders',
  columns: {
    id: 'Order',
    customer: 'Customer',
    name: 'Name',
    city: 'City',
    amount: 'Amount, €',
    items: 'Items',
    price: 'Price',
    total: 'Total',
  },
  details: 'Details of order',
  shipping: 'Ships ${items} items to ${city}',
  shippingOf: ({ items, city }) => `Ships ${items} items to ${city}`,
  rows: rowsOf([
    ['Ada Byron', 'London', 3, 12],
    ['Emmy Noether', 'Erlangen', 5, 40],
    ['Sofya Kovalevskaya', 'Moscow', 2, 75],
    ['Grace Hopper', 'New York', 8, 9],
    ['Lise Meitner', 'Berlin', 4, 31],
    ['Chien-Shiung Wu', 'Nanjing', 6, 18],
    ['Rosalind Franklin', 'London', 2, 64],
    ['Maryam Mirzakhani', 'Tehran', 7, 22],
  ]),
};
