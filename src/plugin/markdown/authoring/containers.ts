import { CALLOUT_TYPES } from '../../../model/callout-type';

/** Containers that are not callouts. `code-group` is dumi's. */
export const OTHER_CONTAINERS = [
  'tabs',
  'tab',
  'steps',
  'example',
  'code-group',
] as const;

/** All valid container names. */
export const CONTAINERS: readonly string[] = [
  ...Object.keys(CALLOUT_TYPES),
  ...OTHER_CONTAINERS,
];
