import type { RenderedDemo } from '../../../renderer/prerender-host';
import type { Bundle } from './bundle';
import { createFaults } from './describe-fault';
import { aroundContent } from './in-node/around-content';
import type { Around } from './in-node/around-content';
import type { Faults } from './describe-fault';
import type { Fault, FaultKind } from './messages';
import { onceLoaded } from './once-loaded';
import type { Sandbox } from './sandbox';

/**
 * Pre-rendered demos by id. Each is rendered once, for all pages that show it, or once for each
 * language in turn if it asks for that.
 */
export interface DemoHtml {
  /**
   * Loads a demo, and renders it if that has not been done. A demo that fails is reported, and left
   * out from then on; one that is not for the build is never loaded.
   * @returns the chunks that it loads from
   */
  render(demo: RenderedDemo, page: string): Promise<string[]>;
  /** True for a demo that has failed, which is not in the page. */
  hasFailed(id: string): boolean;
  /** Style elements that the demos have generated, and those that they need in a browser. */
  styles(demos: readonly Pick<RenderedDemo, 'id'>[]): string[];
}

/** What elements of React 16 to 18 have, and those of 19. */
const ELEMENTS = ['react.element', 'react.transitional.element'];

/** What is in the place of a component; undefined for a component. */
function instead(value: unknown): { kind: FaultKind; text: string } | undefined {
  if (typeof value === 'function') return undefined;
  if (value === undefined || value === null) return { kind: 'no-export', text: '' };
  const { $$typeof: type, then } = Object(value) as {
    $$typeof?: symbol;
    then?: unknown;
  };
  if (typeof then === 'function') return { kind: 'no-component', text: 'a promise' };
  if (ELEMENTS.some((one) => type === Symbol.for(one))) {
    return { kind: 'no-component', text: 'an element' };
  }
  // What `memo`, `forwardRef` and `lazy` return.
  if (type) return undefined;
  // The module of a file without imports and exports, of which all may be a comment.
  if (typeof value === 'object' && Object.keys(value).length === 0) {
    return { kind: 'no-export', text: '' };
  }
  const article = /^[aeiou]/.test(typeof value) ? 'an' : 'a';
  return { kind: 'no-component', text: `${article} ${typeof value}` };
}

/**
 * An element that no demo has. React finds it in the place of the demo's own, and renders the demo
 * again instead of taking over what was made with other random numbers: ids that its effects look
 * for would be in no element.
 */
const REPLACED = 'ledger-replaced';

/** Whether two results of a demo differ in more than their styles, which libraries write once. */
function isOther(html: string, again: string): boolean {
  const bare = (text: string) => text.replace(/<style\b[^]*?<\/style>/g, '');
  return bare(html) !== bare(again);
}

/** The element in which a page renders a demo; see `demo/in-page`. */
const inBox = (html: string) => `<div style="display:contents">${html}</div>`;

/**
 * @param failed ids of demos that have failed; new ones are added
 * @param report is called with what goes wrong
 * @param describe says what was thrown
 */
export async function renderDemos(
  bundle: Bundle,
  sandbox: Sandbox,
  failed: Set<string>,
  report: (fault: Fault) => void,
  describe: Faults['describe'] = createFaults().describe,
): Promise<DemoHtml> {
  const { app, renderToString } = bundle;
  const styles = new Map<string, readonly string[]>();
  /** The languages in which demos that ask for theirs were rendered last. */
  const languages = new Map<string, string | undefined>();
  const isDone = (id: string) =>
    failed.has(id) ||
    (styles.has(id) && (!languages.has(id) || languages.get(id) === bundle.language()));
  const collect = await app.collector();
  const around = aroundContent(bundle, collect);
  /** As in `demo/in-page`: in what is around its page, without it where that throws. */
  const inItsPage = (element: React.ReactElement, outer: Around | undefined): string => {
    try {
      return inBox(renderToString(outer?.wrap(element) ?? element));
    } catch (error) {
      try {
        return inBox(renderToString(element));
      } catch {
        throw error;
      }
    }
  };
  return {
    async render(demo, page) {
      const { id, name, prerender, load } = demo;
      if (prerender === false || isDone(id)) return bundle.chunksOf(load);
      styles.set(id, []);
      const work = { page, demo: { id, name } };
      let kind: FaultKind = 'import';
      // A demo that throws when it is imported does not say them any more; the browser imports it.
      let chunks = bundle.chunksOf(load);
      const fail = (fault: Fault) => {
        failed.add(id);
        report(fault);
      };
      await sandbox.within(work, async () => {
        try {
          const { value, chunks: recorded } = await bundle.record(load);
          chunks = recorded;
          // A block of code without a default export makes no module.
          const { inPage, default: Demo } = Object(value) as typeof value;
          const other = instead(inPage ?? Demo);
          if (other) {
            fail({ ...other, work, stack: '' });
            return;
          }
          kind = 'render';
          const element = app.React.createElement(inPage ?? Demo);
          const outer = inPage && (await sandbox.within({ page }, () => around(page)));
          const render = (one: React.ReactElement) =>
            inPage ? inItsPage(one, outer) : renderToString(one);
          const sheet = collect?.(element);
          let html = '';
          const asks = await onceLoaded(() =>
            bundle.asksFor(() => {
              html = render(sheet?.element ?? element);
            }),
          );
          if (asks.language || outer?.asksLanguage) languages.set(id, bundle.language());
          const differs = asks.random && isOther(html, render(element));
          app.keepDemo(
            id,
            differs
              ? `<${REPLACED} style="display:contents">${html}</${REPLACED}>`
              : html,
          );
          styles.set(id, sheet?.styles(html) ?? []);
        } catch (error) {
          fail(describe(kind, error, work));
        }
      });
      return chunks;
    },
    hasFailed: (id) => failed.has(id),
    styles: (demos) => demos.flatMap(({ id }) => styles.get(id) ?? []),
  };
}
