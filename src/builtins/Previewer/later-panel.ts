import { livePart } from '../../demo/live-part';
import type { DemoPanelProps } from './panel-props';

/** The theme's tools and code of a demo, which load when the reader reaches for them. */
export const { Part: Panel, load } = livePart<DemoPanelProps>(
  () => import(/* webpackChunkName: "demo-panel" */ './panel/demo-panel'),
);
