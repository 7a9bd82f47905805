import { fileNameOf, quoted } from '../../host';
import { demoChunk, pageChunk } from '../chunk-names';
import type { ChunkNames } from '../chunk-names';
import type { PagePayload } from '../payload';

/** The code of a demo in the list of its page's module. */
export function demoCode(
  { file, inPage, ...demo }: PagePayload['demos'][number],
  path: string,
  { names, eager, around }: { names: ChunkNames; eager?: boolean; around?: boolean },
): string {
  const { id } = demo;
  const chunk = file ? demoChunk(names, file) : pageChunk(names, path, 'demos');
  const request = quoted(file ?? `${path}?type=${eager ? 'meta' : 'demo'}`);
  const imported = `import(/* webpackChunkName: "${chunk}" */ ${request})`;
  const isInPage = inPage ?? around;
  const load = [
    imported,
    ...(file ? [] : [`.then((page) => demoOfPage(page, ${JSON.stringify(id)}))`]),
    ...(isInPage ? ['.then(ledgerInPage)'] : []),
  ].join('');
  const known = { ...demo, script: fileNameOf(chunk) };
  return `{ ...${JSON.stringify(known)}, module: require.resolveWeak(${request}), load: () => loadDemo(${JSON.stringify(id)}, () => ${load})${isInPage ? ', Place: LedgerInPage' : ''} }`;
}
