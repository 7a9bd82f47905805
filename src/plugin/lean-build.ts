import { setFlagsFromString } from 'node:v8';
import type { IApi } from 'dumi';

/**
 * How much of a function V8 runs, in bytes of its code, before it optimises it; its own default is
 * a third. A build runs ever other code for seconds, most of which is optimised for nothing: on
 * other threads, but a fifth of all processor time.
 */
const PATIENCE = 400_000;

/**
 * Leaves out of a build what a server that runs for hours gains by, and what only editors read:
 * umi writes the types of all options of its configuration into its folder, which takes half a
 * second of each start. The development server writes them.
 */
export default function leanBuild(api: IApi): void {
  if (api.env !== 'production') return;
  setFlagsFromString(`--interrupt-budget=${PATIENCE}`);
  api.skipPlugins(['configTypes']);
}
