import { fileNameOf, quoted } from '../../host';
import { demoChunk, pageChunk } from '../chunk-names';
import type { ChunkNames } from '../chunk-names';
import type { PagePayload } from '../payload';

/** The code of a demo in the list of its page's module. */
export function demoCode(
  { file, routed, ...demo }: PagePayload['demos'][number],
  path: string,
  { names, eager }: { names: ChunkNames; eager?: boolean },
): string {
  const { id } = demo;
  const chunk = file ? demoChunk(names, file) : pageChunk(names, path, 'demos');
  const request = quoted(file ?? `${path}?type=${eager ? 'meta' : 'demo'}`);
  const imported = `import(/* webpackChunkName: "${chunk}" */ ${request})`;
  const load = [
    imported,
    ...(file ? [] : [`.then((page) => demoOfPage(page, ${JSON.stringify(id)}))`]),
    ...(routed ? ['.then(ledgerInRouter)'] : []),
  ].join('');
  const known = { ...demo, script: fileNameOf(chunk) };
  return `{ ...${JSON.stringify(known)}, module: require.resolveWeak(${request}), load: () => loadDemo(${JSON.stringify(id)}, () => ${load}) }`;
}
