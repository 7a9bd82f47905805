import type { Page } from 'playwright-core';
import { servePreview } from '../../../scripts/preview.mjs';
import { axeFaults, showColor } from '../support/axe';
import { holdMeasures } from '../support/hold-measures';
import { paths } from '../support/pages';
import { watchDocument } from '../support/watch-document';
import { nameFaults, paperFaults, widthFaults } from './shape';
import { siteOfReactDevelopment } from './react-development';
import { hasOwnColors, isSeenWhole } from './samples';
import { wakingFaults } from './waking';
import { testWalk, walk } from './walk';
import type { Faults } from './walk';

/** At both a host answers with the page for what is missing. */
export const MISSING = ['/demo/nothing-here', '/zh-CN/nothing-here'];

/** A virtual list has no more rows than those in view, on paper as on the screen. */
const PRINTED = paths.filter((path) => !path.startsWith('/demo/virtual-list'));

/** Looks at an open page and gives what all checks find. */
async function look(page: Page, path: string): Promise<Faults> {
  const waking = await wakingFaults(page);
  // One document says at all addresses that nothing is there, and then in their language.
  const kept = path === '/zh-CN/nothing-here' ? [] : waking.kept;
  const isAlone = path.startsWith('/~demos/');
  const isMissing = /404|nothing-here/.test(path);
  const language = path.startsWith('/zh-CN') ? 'zh-CN' : 'en-US';
  const name = isAlone || isMissing ? [] : await nameFaults(page, language);
  const width = isAlone ? [] : await widthFaults(page);
  if (!isSeenWhole(path)) return { ...waking, kept };
  await page.setViewportSize({ width: 1440, height: 900 });
  const hasColors = hasOwnColors(path);
  const light = await axeFaults(page, hasColors ? 'all' : 'structure');
  await showColor(page, 'dark');
  const dark = hasColors ? await axeFaults(page, 'colors') : [];
  const paper = PRINTED.includes(path) ? await paperFaults(page) : [];
  return { ...waking, kept, name, width, light, dark, paper };
}

/**
 * Declares the checks of pages in a wide window, on the site built with React's development build.
 * @param paths the addresses of the pages
 */
export function testOnDesk(paths: readonly string[]): void {
  let server: Awaited<ReturnType<typeof servePreview>>;

  beforeAll(async () => {
    server = await servePreview({ root: await siteOfReactDevelopment(), port: 0 });
  }, 300_000);

  afterAll(() => server.close());

  testWalk(
    {
      console: 'neither React nor the browser complains',
      live: 'every page and every demo wakes',
      kept: 'every page keeps the nodes and texts of its document',
      still: 'nothing moves by itself',
      name: 'every page has a heading, a title, a language and a description',
      width: 'no page scrolls sideways',
      light: 'axe finds nothing',
      dark: 'axe finds nothing in the dark',
      paper: 'nothing is cut off on paper',
    },
    () =>
      walk(
        paths,
        async (page, path) => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(server.origin + path);
          return look(page, path);
        },
        {
          scripts: [watchDocument, holdMeasures],
          expectedConsole: (path, text) =>
            MISSING.includes(path) && text.includes('404 (Not Found)'),
        },
      ),
  );
}
