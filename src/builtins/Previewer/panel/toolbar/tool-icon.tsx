import React from 'react';
import type { DemoAction } from '../../../../model/demo/demo-look';
import { Icon } from '../../../../ui/icon';

/** What came of copying. */
export interface CopyResult {
  tool: 'copy' | 'link' | 'edited';
  state: 'copied' | 'failed';
}

/** Targets of its links. */
export interface DemoLinks {
  link: string;
  alone: string;
  repository?: string;
}

/** What has an icon: actions, links, and the button of the menu, narrow or not. */
export type DemoTool = DemoAction | keyof DemoLinks | 'open' | 'more';

/** SVG paths on a 24 by 24 grid, in addition to the icons of the whole site. */
const ICON_PATHS: Partial<Record<DemoTool, string>> = {
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
  alone: 'M5 5h14v14H5ZM5 9h14',
  edit: 'M4 20h4L19 9l-4-4L4 16Z',
  reset: 'M5 5v5h5M5.5 10a7 7 0 1 1-.3 5',
  // The marks of the services; the second is filled, see `demo-menu.css`.
  codesandbox:
    'M12 2.5l8.2 4.7v9.6L12 21.5l-8.2-4.7V7.2ZM3.8 7.2 12 12l8.2-4.8M12 12v9.5M7.9 4.9 12 7.2l4.1-2.3M7.9 19.1v-4.7L3.8 12M20.2 12l-4.1 2.4v4.7',
  stackblitz: 'M10.797 14.182H3.635L16.728 0l-3.525 9.818h7.162L7.272 24l3.524-9.818Z',
  embed: 'M4 5h16v14H4ZM4 13h16M8 16h4',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  width: 'M3.5 5v14M20.5 5v14M7 12h10M9.5 9 6.7 12l2.8 3M14.5 9l2.8 3-2.8 3',
  inspect: 'M4 9V4h5M15 4h5v5M4 15v5h5M11 11l9 3.5-3.8 1.7L14.5 20Z',
  open: 'M14 4h6v6M20 4l-9 9M11 5H5v14h14v-6',
  more: 'M4.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M18.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
};

/** The icon of a tool, or what came of copying with it. */
export function toolIcon(tool: DemoTool, state?: CopyResult['state']) {
  if (state) return <Icon name={state === 'copied' ? 'done' : 'failed'} size={18} />;
  const path = ICON_PATHS[tool];
  return path ? (
    <Icon path={path} size={18} />
  ) : (
    <Icon name={tool as 'copy' | 'repository'} size={18} />
  );
}
