import '../../styles/parts/full-width.css';
import './demo-looks.css';
import React from 'react';
import type { DemoLook } from '../../model/demo/demo-look';
import { createDemoGrid } from './demo-grid';
import { DumiDemo as PlainDemo } from './dumi-page';

/** Replacements of `dumi-page` for pages with demos that ask for a look of their own. */

type PlainProps = React.ComponentProps<typeof PlainDemo>;

interface LookProps extends PlainProps {
  previewerProps: PlainProps['previewerProps'] & { look?: DemoLook; wide?: boolean };
}

/** A demo of a page, in the look that it asks for. */
export const DumiDemo: React.FC<LookProps> = ({ demo, previewerProps }) => {
  const { look, ...rest } = previewerProps;
  const props = { ...rest, wide: look?.wide };
  const plain = <PlainDemo demo={demo} previewerProps={props} />;
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

export const DumiDemoGrid = createDemoGrid(DumiDemo);
