/** A part of dumi's interface of a tech stack; see its documentation of `registerTechStack`. */
interface TechStack {
  name: string;
  isSupported(node: { properties?: { src?: unknown } }, language: string): boolean;
  transformCode(code: string): string;
}

/**
 * Has dumi take `<code src>` of a `.js` or `.ts` file for a demo, as it does with `.jsx` and `.tsx`.
 * Blocks of code in these languages stay code.
 */
export const SCRIPT_DEMOS: TechStack = {
  name: 'ledger-script',
  isSupported: ({ properties }, language) =>
    typeof properties?.src === 'string' && ['js', 'ts'].includes(language),
  transformCode: (code) => code,
};
