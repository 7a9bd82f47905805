import { parentPort, workerData } from 'node:worker_threads';
import type { RenderedDemo } from '../../../renderer/prerender-host';
import { demoOutputFile, demoPages } from '../pages';
import { openBundle } from './bundle';
import { createFaults, faultOf } from './describe-fault';
import { emptyPage } from './empty-page';
import { inertScripts } from './inert-scripts';
import { createLinkLists } from './link-lists';
import type {
  Fault,
  RenderedFile,
  RenderedPage,
  ThreadInput,
  ThreadMessage,
  Work,
} from './messages';
import { renderDemos } from './render-demos';
import { renderDemoAlone, renderPage, renderRest, renderShell } from './render-page';
import { createSandbox } from './sandbox';

/**
 * The thread in which the site is rendered: the build can end it, whatever the site's code does.
 * `render-site` starts it and listens.
 */

const post = (message: ThreadMessage) => parentPort?.postMessage(message);
const sandbox = createSandbox(post);
const { describe, halfMade } = createFaults();

/** Renders a page; undefined for one that throws, which `failed` hears of. */
async function attempt<T>(
  page: string,
  render: () => Promise<T>,
  failed: (fault: Fault) => void,
): Promise<T | undefined> {
  const work: Work = { page };
  return sandbox.within(work, async () => {
    try {
      return await render();
    } catch (error) {
      failed(describe('render', error, work));
      return undefined;
    }
  });
}

/** Renders all pages, then the pages on which each demo stands alone. */
async function renderAll(input: ThreadInput): Promise<void> {
  const { scripts, entry, prefix, pages, failedPages, tolerant } = input;
  const bundle = await openBundle(scripts, entry, input, sandbox.globals, halfMade);
  post({ type: 'open', shared: bundle.shared });
  const lists = createLinkLists((name, html) => post({ type: 'list', name, html }));
  bundle.app.linkLists.place = lists.place;
  const postFile = (output: Omit<RenderedFile, 'page'>, page: RenderedPage) => {
    const body = lists.shorten(inertScripts(page.body, input.react.major));
    post({ type: 'file', file: { ...output, page: { ...page, body } } });
  };
  const failed = new Set(input.failed);
  const report = (fault: Fault) => post({ type: 'fault', fault });
  const demoHtml = await renderDemos(bundle, sandbox, failed, report, describe);
  /** Each demo with the first page that shows it, to which its own page belongs. */
  const owned = new Map<
    string,
    { demo: RenderedDemo; page: RenderedPage; owner: string }
  >();
  const done = new Set(input.doneDemos);
  let words = { failed: '', retry: '' };
  for (const output of pages) {
    const address = prefix + output.path;
    const work = { page: address };
    const hasEnded = failedPages.includes(address);
    let faults: Fault[] = [];
    let rendered = hasEnded
      ? undefined
      : await attempt(
          address,
          () => renderPage(bundle, address, demoHtml),
          (fault) => (faults = [fault]),
        );
    const [first] = faults;
    if (first && tolerant) {
      const rest = await sandbox.within(work, () =>
        renderRest(bundle, address, demoHtml, first, (error) =>
          describe('render', error, work),
        ),
      );
      rendered = rest;
      // Some of them are those of earlier pages.
      if (rest) faults = rest.faults.map((fault) => ({ ...fault, work }));
    }
    faults.forEach(report);
    if (!rendered) {
      if (!tolerant) continue;
      const page = await sandbox.within(work, () => renderShell(bundle, address, words));
      postFile(output, page);
      continue;
    }
    const { page, demos } = rendered;
    ({ words } = page);
    // Demos of a page that the browser renders anew come with it.
    const shown = page.left ? { ...page, demos: [] } : page;
    postFile(output, shown);
    for (const demo of demos) {
      if (owned.has(demo.id)) continue;
      owned.set(demo.id, { demo, page, owner: output.path });
    }
  }
  for (const [name, id] of demoPages(owned.keys(), input.suffixes)) {
    const own = owned.get(id);
    const output = demoOutputFile(name);
    if (!own || done.has(output.file)) continue;
    const { demo, page: ofOwner, owner } = own;
    const page = demo.hidden
      ? emptyPage(words)
      : await attempt(
          prefix + output.path,
          () => renderDemoAlone(bundle, prefix + output.path, demo, ofOwner, demoHtml),
          report,
        );
    if (page) postFile({ ...output, demo: id, owner }, page);
  }
  post({ type: 'done', demos: owned.size });
}

process.exit = () => {
  const error = new Error('process.exit() was called');
  post({ type: 'fault', fault: faultOf('exit', error, sandbox.current()) });
  throw error;
};
process.on('uncaughtException', (error) => {
  post({ type: 'fault', fault: faultOf('uncaught', error, sandbox.current()) });
});
process.on('unhandledRejection', (reason) => {
  post({ type: 'fault', fault: faultOf('rejection', reason, sandbox.current()) });
});

void renderAll(workerData as ThreadInput).catch((error: unknown) => {
  post({ type: 'fault', fault: faultOf('render', error) });
  post({ type: 'done', demos: 0 });
});
