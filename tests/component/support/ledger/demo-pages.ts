/** Filled by the tests of demos alone. */
export const pages: { prefix: string; load: () => Promise<unknown> }[] = [];
