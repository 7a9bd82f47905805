import Previewer from 'dumi/theme/builtins/Previewer';
import { registerDemos } from '../../demo/demos';
import { isLoadFailure } from '../../data/load-failure';
import type { PageHtml } from './page-html';
import { prerenderHost, withoutRecording } from '../prerender-host';
import type { PageModule } from '../navigation/routes';

interface Parts {
  /** Id of the page's module in the bundle. */
  module: string | number;
  html: PageHtml;
  demos: PageModule['demos'];
  /** Loads the API references on the page, if there are any. */
  references?: (locale: string) => Promise<unknown>[];
  /** The page's tabs, which are modules of the same shape. */
  tabs: PageModule[];
  /** True if the page has components that must be live at once. */
  live: boolean;
  lists: boolean;
}

/**
 * How many demos load with their page. The others load when the reader comes near, as do those of
 * tabs, most of which are hidden.
 */
const PRELOADED_DEMOS = 2;

/** Loads what the block around a demo needs. A site's own block may need nothing. */
const loadBlock = (Previewer as { load?: () => Promise<void> }).load;

/** A demo that throws when it is imported says so in its own place, and its page is shown. */
function unlessThrown(error: unknown): void {
  if (isLoadFailure(error)) throw error;
}

/**
 * How long a page waits for its API references, in milliseconds. It is shown without them then, and
 * says in their places that they are on the way, or that they did not load.
 */
const REFERENCE_TIME = 1000;

function soon(loading: Promise<unknown>): Promise<unknown> {
  if (prerenderHost) return loading;
  const time = new Promise((done) => setTimeout(done, REFERENCE_TIME));
  return Promise.race([loading.catch(() => undefined), time]);
}

/** Called at the end of every page module; see `plugin/pages/module`. */
export function pageModule({ tabs, ...parts }: Parts): PageModule {
  registerDemos(parts.demos);
  return {
    module: parts.module,
    // Frames follow the page's color, which is the app's work. Only the app shows a tab, so tabs wait.
    live: parts.live || parts.demos.some(({ framed }) => framed),
    lists: parts.lists,
    demos: [
      ...parts.demos,
      ...tabs.flatMap(({ demos }) => demos.map((demo) => ({ ...demo, lazy: true }))),
    ],
    async load(locale, isTab) {
      await Promise.all([
        ...withoutRecording(() => [
          parts.html.load(),
          ...(parts.references?.(locale) ?? []).map(soon),
          ...(parts.demos.length > 0 ? [loadBlock?.()] : []),
        ]),
        // In Node, the build requests demos itself.
        ...(prerenderHost || isTab
          ? []
          : parts.demos
              .filter(({ framed }) => !framed)
              .slice(0, PRELOADED_DEMOS)
              .map(({ load }) => load().catch(unlessThrown))),
        ...tabs.map((tab) => tab.load(locale, true)),
      ]);
    },
  };
}
