import { createProgress } from '../watch/progress';
import { renderSite } from '../watch/render-site';
import type { Listener, Rendered } from '../watch/render-site';
import type { OutputFile } from '../pages';
import type {
  PageOutline,
  RenderedFile,
  SharedChunks,
  ThreadInput,
  Work,
} from '../thread/messages';
import type { openKeptPages } from './kept-pages';

type Input = Omit<ThreadInput, 'failed' | 'failedPages' | 'doneDemos'>;

interface Reuse {
  /** True if the document of a page is there already, so that the page is not read. */
  same(outline: PageOutline, shared: SharedChunks): boolean;
}

/**
 * Renders the pages of a site that are not as they were at the last build, as `renderSite` does, and
 * passes on the others as they were. A page that has written to the console, started a timer or
 * failed is rendered by every build, so that each says so.
 * @returns besides, how many pages have been rendered, and how many there are
 */
export async function renderChanged(
  input: Input,
  seconds: number,
  kept: ReturnType<typeof openKeptPages>,
  { file, same, list, line }: Listener & Reuse,
): Promise<Rendered & { done: number; total: number }> {
  const lists: Record<string, string> = { ...kept.site?.lists };
  Object.entries(lists).forEach(([name, html]) => list(name, html));
  let shared: SharedChunks = kept.site?.shared ?? { app: [], starter: [], atLoad: [] };
  const demos: Omit<RenderedFile, 'page'>[] = [];
  /** Pages that have to be rendered for the demos that belong to them. */
  const owners = new Set<string | undefined>();
  const doneDemos: string[] = [];
  /** Whether a page is as it was. Its document is there then. */
  const isDone = (output: OutputFile) => {
    const outline = kept.outline(output);
    if (outline && same(outline, shared)) {
      kept.stay(output);
      return true;
    }
    const page = kept.page(output);
    if (page) file(page, shared);
    return page !== undefined;
  };
  for (const output of kept.site?.demos ?? []) {
    if (!isDone(output)) {
      owners.add(output.owner);
      continue;
    }
    demos.push(output);
    doneDemos.push(output.file);
  }
  const left = input.pages.filter((output) => owners.has(output.path) || !isDone(output));
  const progress = createProgress(process.stdout, left.length);
  let done = 0;
  const loud = new Set<string>();
  let isLoud = false;
  const note = (work?: Work) => {
    if (work) loud.add(work.page.slice(input.prefix.length));
    else isLoud = true;
  };
  const keep = (page: RenderedFile, chunks: SharedChunks) => {
    shared = chunks;
    done += 1;
    file(page, chunks);
    const { demo, path, file: name, owner } = page;
    progress.rendered(demo === undefined ? 'page' : 'demo');
    if (demo !== undefined) demos.push({ demo, path, file: name, owner });
    kept.keep(page);
  };
  const rendered =
    left.length === 0
      ? { faults: [], timers: [], demos: 0 }
      : await renderSite({ ...input, pages: left, doneDemos }, seconds, {
          file: keep,
          list(name, html) {
            lists[name] = html;
            list(name, html);
          },
          line(message) {
            note(message.work);
            line(message);
          },
        });
  progress.end();
  const total = input.pages.length + demos.length;
  rendered.timers.forEach(({ work }) => note(work));
  loud.forEach(kept.forget);
  if (isLoud || rendered.faults.length > 0) kept.forgetSite();
  else kept.keepSite({ shared, lists, demos });
  const { size } = new Set(demos.map(({ demo }) => demo));
  return { ...rendered, demos: size, done, total };
}
