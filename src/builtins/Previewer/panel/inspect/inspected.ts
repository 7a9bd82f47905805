import { readCode } from '../../../../inspect/read-code';
import type { InspectorProps } from './inspector';
import { loadParts, partsIn } from './known-parts';

export { Inspector } from './inspector';

/**
 * Gathers what the inspector of a demo needs.
 * @param box of the live demo
 * @param codeId id of the box of its code
 * @param files names of its files, in the language in which they are shown
 * @param locale id of the page's language
 */
export async function inspected(
  box: HTMLElement,
  codeId: string,
  files: readonly string[],
  locale: string,
): Promise<Pick<InspectorProps, 'box' | 'first' | 'code' | 'known'>> {
  // The JavaScript of all files comes after their TypeScript.
  const elements = [...document.querySelectorAll(`#${CSS.escape(codeId)} pre`)];
  const code = readCode(elements.slice(-files.length), files);
  const known = await loadParts(locale);
  return { box, first: partsIn(box, known)[0], code, known };
}
