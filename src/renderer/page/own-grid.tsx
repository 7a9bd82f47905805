import './own-grid.css';
import React from 'react';
import { columnsOf } from '../../model/demo/columns';
import { DumiDemo } from './dumi-page';

type DemoProps = React.ComponentProps<typeof DumiDemo>;

interface OwnGridProps {
  items: DemoProps[];
  /** How many stand side by side; from the page's front matter (`demo.cols`). */
  columns?: number;
}

/**
 * Demos side by side on a site with a block of its own around them: in dumi's elements, for which such
 * blocks have styles. The look that a demo asks for is the block's to draw.
 */
export const DumiDemoGrid: React.FC<OwnGridProps> = ({ items, columns }) => {
  const shown = items.filter(
    ({ previewerProps }) =>
      !previewerProps.debug || process.env.NODE_ENV !== 'production',
  );
  return (
    <div className="ledger-own-grid" data-dumi-demo-grid>
      {columnsOf(shown, columns).map((column, at) => (
        // Neither columns nor demos ever move, and one demo may be there twice.
        <section key={at}>
          {column.map((demo, row) => (
            <DumiDemo key={row} {...demo} />
          ))}
        </section>
      ))}
    </div>
  );
};
