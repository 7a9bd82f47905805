import './demo-looks.css';
import React from 'react';
import type { DemoLook } from '../../model/demo/demo-look';
import { DumiDemo as PlainDemo } from './dumi-page';

/** Replacements of `dumi-page` for pages with demos that ask for a look of their own. */

type PlainProps = React.ComponentProps<typeof PlainDemo>;

interface LookProps extends PlainProps {
  previewerProps: PlainProps['previewerProps'] & { look?: DemoLook };
}

/** A demo of a page, in the look that it asks for. */
export const DumiDemo: React.FC<LookProps> = ({ demo, previewerProps }) => {
  const { look, ...rest } = previewerProps;
  const plain = <PlainDemo demo={demo} previewerProps={rest} />;
  if (!look) return plain;
  const { compact, transform, background } = look;
  return (
    <div
      className="ledger-demo-look"
      data-compact={compact}
      data-transform={transform}
      style={{ '--l-demo-background': background } as React.CSSProperties}
    >
      {plain}
    </div>
  );
};

/** Demos side by side, with as many columns as the page's front matter says. */
export const DumiDemoGrid: React.FC<{ items: LookProps[]; columns?: number }> = ({
  items,
  columns = 1,
}) => (
  <div
    className="ledger-demo-grid"
    style={{ '--l-columns': columns } as React.CSSProperties}
  >
    {items.map((item, at) => (
      // They never move, and one demo may be there twice.
      <DumiDemo key={at} {...item} />
    ))}
  </div>
);
