import { TONES } from '../../model/tone';

/** Containers that are no callouts; `code-group` is dumi's. */
export const OTHERS = ['tabs', 'tab', 'steps', 'example', 'code-group'] as const;

/** All names that a container may have. */
export const CONTAINERS: readonly string[] = [...Object.keys(TONES), ...OTHERS];
