import Previewer from 'dumi/theme/builtins/Previewer';
import { knowDemos } from '../demo/demos';
import { unnoted } from './chunk-files';
import type { PageHtml } from './page-html';
import { prerenderHost } from './prerender-host';
import type { PageModule } from './routes';

interface Parts {
  /** Id of the page's module in the bundle. */
  module: string | number;
  html: PageHtml;
  demos: PageModule['demos'];
  /** Loads the references that the page shows, where it shows some. */
  references?: (locale: string) => Promise<unknown>[];
  /** The page's tabs, which are modules like it. */
  tabs: PageModule[];
  /** True where the page has components that must answer at once. */
  live: boolean;
  lists: boolean;
}

/** How many demos come with their page; the others when the reader is near. */
const AHEAD = 2;

/** Loads what the block round a demo needs to be whole; that of a site's own may need nothing. */
const loadBlock = (Previewer as { load?: () => Promise<void> }).load;

/** What the markdown plugin writes at the end of every page's module; see `plugin/page-module`. */
export function pageModule({ tabs, ...parts }: Parts): PageModule {
  knowDemos(parts.demos);
  return {
    module: parts.module,
    live: parts.live || parts.demos.length > 0 || tabs.some(({ live }) => live),
    lists: parts.lists,
    demos: [...parts.demos, ...tabs.flatMap(({ demos }) => demos)],
    async load(locale) {
      await Promise.all([
        ...unnoted(() => [
          parts.html.load(),
          ...(parts.references?.(locale) ?? []),
          ...(parts.demos.length > 0 ? [loadBlock?.()] : []),
        ]),
        // In node the build asks for demos by itself.
        ...(prerenderHost
          ? []
          : parts.demos
              .filter(({ framed }) => !framed)
              .slice(0, AHEAD)
              .map(({ load }) => load())),
        ...tabs.map((tab) => tab.load(locale)),
      ]);
    },
  };
}
