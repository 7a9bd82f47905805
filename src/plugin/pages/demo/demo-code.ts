import { fileNameOf, quoted } from '../../host';
import type { NameOf } from '../chunk-names';
import type { PagePayload } from '../payload';

/** How the chunks of pages and demos are named, by the paths of their files. */
export interface ChunkNames {
  page: NameOf;
  demo: NameOf;
}

/** The code of a demo in the list of its page's module. */
export function demoCode(
  { file, ...demo }: PagePayload['demos'][number],
  path: string,
  names: ChunkNames,
): string {
  const { id } = demo;
  const chunk = file ? `${names.demo(file)}-demo` : `${names.page(path)}-demos`;
  const request = quoted(file ?? `${path}?type=demo`);
  const imported = `import(/* webpackChunkName: "${chunk}" */ ${request})`;
  const load = file
    ? imported
    : `${imported}.then((page) => demoOfPage(page, ${JSON.stringify(id)}))`;
  const known = { ...demo, script: fileNameOf(chunk) };
  return `{ ...${JSON.stringify(known)}, module: require.resolveWeak(${request}), load: () => loadDemo(${JSON.stringify(id)}, () => ${load}) }`;
}
