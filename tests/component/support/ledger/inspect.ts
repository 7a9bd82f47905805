/** Filled by the tests of the inspector. */
export const parts: Record<string, string[]> = {};
