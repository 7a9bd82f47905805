import PreviewerActionsExtra from 'dumi/theme/slots/PreviewerActionsExtra';
import React from 'react';
import { DemoToolbar as Toolbar } from './panel/toolbar/demo-toolbar';
import type { DemoToolbarProps } from './panel/toolbar/demo-toolbar';

/**
 * The toolbar of a demo on a site with a slot `PreviewerActionsExtra` of its own, which comes after
 * it; see `plugin/app/parts`. The slot gets dumi's properties, as far as the toolbar knows them.
 */
export const DemoToolbar: React.FC<DemoToolbarProps> = (props) => {
  const { alone, link } = props.links;
  return (
    <>
      <Toolbar {...props} />
      <PreviewerActionsExtra
        asset={{ id: alone.replace(/^.*\//, '') }}
        demoUrl={alone}
        anchor={link.slice(1)}
      />
    </>
  );
};
