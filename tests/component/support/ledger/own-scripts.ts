/** The small site has no scripts of its own. */
export const load: (() => Promise<unknown>) | undefined = undefined;
