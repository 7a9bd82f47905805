import { ownPreviewer } from '@@/ledger/features';
import React from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { DumiDemo, DumiDemoGrid } from '../page/demo-looks';
import { DumiDemoGrid as OwnGrid } from '../page/own-grid';

/**
 * dumi's `DumiDemo` and `DumiDemoGrid`, for components of a site that stand around demos: a site's own
 * step of markdown may put one in the place of dumi's grid. What such a component passes on is the
 * theme's to show; a demo that it names itself is dumi's.
 */

type ThemeProps = ComponentProps<typeof DumiDemo>;

/** A demo of the page, or one that is only named. */
interface Props {
  demo: Partial<ThemeProps['demo']> & {
    id: string;
    /** How many of a grid stand side by side; see `plugin/pages/demo/demo-element`. */
    columns?: number;
  };
  previewerProps: object & { defaultShowCode?: boolean };
}

interface GridProps {
  items: Props[];
  demoRender?: (item: Props) => ReactNode;
}

function isOfPage(props: Props): props is Props & ThemeProps {
  return props.demo.load !== undefined;
}

/** Properties of a block that dumi has and the theme names in another way. */
function ownProps({ demo, previewerProps }: Props & ThemeProps): ThemeProps {
  const { defaultShowCode, ...rest } = previewerProps;
  const codes = defaultShowCode && { codes: ['open', 'closed'] };
  return { demo, previewerProps: { ...rest, ...codes } };
}

export function anyDemo(Dumis: ComponentType<Props>): ComponentType<Props> {
  return function AnyDemo(props) {
    return isOfPage(props) ? <DumiDemo {...ownProps(props)} /> : <Dumis {...props} />;
  };
}

export function anyGrid(Dumis: ComponentType<GridProps>): ComponentType<GridProps> {
  const Grid = ownPreviewer ? OwnGrid : DumiDemoGrid;
  return function AnyGrid(props) {
    const items = props.items.filter(isOfPage);
    if (props.demoRender || items.length === 0) return <Dumis {...props} />;
    return <Grid items={items.map(ownProps)} columns={items[0]?.demo.columns} />;
  };
}
