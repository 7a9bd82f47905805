/** The steps that pages take besides dumi's own, each alone or with its options. */
interface Steps {
  extraRemarkPlugins?: readonly unknown[];
  extraRehypePlugins?: readonly unknown[];
}

/**
 * Adds to the options of steps what is known only when the routes are. umi has made a copy of the
 * options given before. dumi makes a page again when these options are others.
 * @param added what each step gets
 */
export function setStepOptions(
  { extraRemarkPlugins = [], extraRehypePlugins = [] }: Steps,
  added: ReadonlyMap<unknown, object>,
): void {
  for (const step of [...extraRemarkPlugins, ...extraRehypePlugins]) {
    if (Array.isArray(step)) Object.assign(step[1], added.get(step[0]));
  }
}
