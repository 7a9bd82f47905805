/**
 * Deals items out to columns in turn, as dumi does with demos that stand side by side. There are no
 * more columns than items, and one where no number is given.
 * @example columnsOf(['a', 'b', 'c'], 2) // [['a', 'c'], ['b']]
 */
export function columnsOf<Item>(items: readonly Item[], count = 1): Item[][] {
  const columns: Item[][] = [];
  items.forEach((item, at) => {
    const column = (columns[at % Math.max(count, 1)] ??= []);
    column.push(item);
  });
  return columns;
}
