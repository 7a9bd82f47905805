/**
 * Code of an object that modules of the bundle read properties of. What stands for one in a bundle is an
 * array, of which a minifier would know that it has none of them.
 * @param code of the object, or what stands for it
 */
export function objectCode(code: string): string {
  return `Object(${code})`;
}
