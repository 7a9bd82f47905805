import React from 'react';

interface DemoGridProps<Item> {
  items: Item[];
  /** How many stand side by side; from the page's front matter (`demo.cols`). */
  columns?: number;
}

/** Makes the component that shows demos side by side. */
export function createDemoGrid<Item extends object>(
  Demo: React.ComponentType<Item>,
): React.FC<DemoGridProps<Item>> {
  return ({ items, columns = 1 }) => (
    <div
      className="ledger-demo-grid"
      style={{ '--l-columns': columns } as React.CSSProperties}
    >
      {items.map((item, at) => (
        // They never move, and one demo may be there twice.
        <Demo key={at} {...item} />
      ))}
    </div>
  );
}
