/** A site without a library that makes styles. */
export const loadCollector = undefined;
