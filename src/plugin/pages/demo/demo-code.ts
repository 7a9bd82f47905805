import { fileNameOf, quoted } from '../../host';
import { demoChunk, pageChunk } from '../chunk-names';
import type { ChunkNames } from '../chunk-names';
import type { PagePayload } from '../payload';

interface Facts {
  names: ChunkNames;
  eager?: boolean;
  around?: boolean;
  changesDemos?: boolean;
}

/** The type of the module with the demos in a page's text, as the theme's blocks show them. */
export const SHOWN = 'shown';

/** The type of the module with the demos in the text of a page, and the part that its chunk is. */
function moduleOf({ eager, changesDemos }: Facts): [type: string, part: string] {
  if (eager) return ['meta', 'demos'];
  // dumi's hooks load the whole module.
  return changesDemos ? ['demo', 'demos'] : [SHOWN, SHOWN];
}

/** The code of a demo in the list of its page's module. */
export function demoCode(
  { file, inPage, rendersItself, byRenderer, ...demo }: PagePayload['demos'][number],
  path: string,
  facts: Facts,
): string {
  const { id } = demo;
  const { names, around } = facts;
  const [type, part] = moduleOf(facts);
  const chunk = file ? demoChunk(names, file) : pageChunk(names, path, part);
  const request = quoted(file ?? `${path}?type=${type}`);
  const imported = `import(/* webpackChunkName: "${chunk}" */ ${request})`;
  const isInPage = inPage ?? around;
  const ofPage = byRenderer ? 'ledgerByRenderer' : 'demoOfPage';
  const load = [
    imported,
    ...(file ? [] : [`.then((page) => ${ofPage}(page, ${JSON.stringify(id)}))`]),
    ...(isInPage ? ['.then(ledgerInPage)'] : []),
  ].join('');
  const loading = rendersItself ? `ledgerInPlace(() => ${load})` : load;
  const known = { ...demo, script: fileNameOf(chunk) };
  return `{ ...${JSON.stringify(known)}, module: require.resolveWeak(${request}), load: () => loadDemo(${JSON.stringify(id)}, () => ${loading})${isInPage ? ', Place: LedgerInPage' : ''} }`;
}
