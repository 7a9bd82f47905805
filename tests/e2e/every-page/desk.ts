import type { Page } from 'playwright-core';
import { servePreview } from '../../../scripts/preview.mjs';
import { axeFaults, showColor } from '../support/axe';
import { holdMeasures } from '../support/hold-measures';
import { paths } from '../support/pages';
import { watchDocument } from '../support/watch-document';
import { nameFaults, paperFaults, widthFaults } from './shape';
import { siteOfReactDevelopment } from './react-development';
import { hasOwnColors, isSeenWhole, samples } from './samples';
import { wakingFaults } from './waking';
import { testWalk, walk } from './walk';
import type { Faults } from './walk';

/** At both a host answers with the page for what is missing. */
const MISSING = ['/demo/nothing-here', '/zh-CN/nothing-here'];

/** What `npm test` opens: samples and the page for what is missing. */
export const SAMPLES = [...samples, '/demo/nothing-here'];

/** The same page in Chinese and at its own address, which a release opens. */
export const OTHERS_MISSING = ['/zh-CN/nothing-here', '/404.html'];

/** A virtual list has no more rows than those in view, on paper as on the screen. */
const PRINTED = paths.filter((path) => !path.startsWith('/demo/virtual-list'));

/** Wakes an open page and gives the faults of that. */
async function lookAtWaking(page: Page, path: string): Promise<Faults> {
  const waking = await wakingFaults(page);
  // One document says at all addresses that nothing is there, and then in their language.
  return path === '/zh-CN/nothing-here' ? { ...waking, kept: [] } : waking;
}

/** Looks at an open page and gives what all checks find. */
async function look(page: Page, path: string): Promise<Faults> {
  const waking = await lookAtWaking(page, path);
  const isAlone = path.startsWith('/~demos/');
  const isMissing = /404|nothing-here/.test(path);
  const language = path.startsWith('/zh-CN') ? 'zh-CN' : 'en-US';
  const name = isAlone || isMissing ? [] : await nameFaults(page, language);
  const width = isAlone ? [] : await widthFaults(page);
  if (!isSeenWhole(path)) return waking;
  await page.setViewportSize({ width: 1440, height: 900 });
  const hasColors = hasOwnColors(path);
  const light = await axeFaults(page, hasColors ? 'all' : 'structure');
  await showColor(page, 'dark');
  const dark = hasColors ? await axeFaults(page, 'colors') : [];
  const paper = PRINTED.includes(path) ? await paperFaults(page) : [];
  return { ...waking, name, width, light, dark, paper };
}

const OF_WAKING = {
  console: 'neither React nor the browser complains',
  live: 'every page and every demo wakes',
  kept: 'every page keeps the nodes and texts of its document',
  still: 'nothing moves by itself',
};

const OF_ALL = {
  ...OF_WAKING,
  name: 'every page has a heading, a title, a language and a description',
  width: 'no page scrolls sideways',
  light: 'axe finds nothing',
  dark: 'axe finds nothing in the dark',
  paper: 'nothing is cut off on paper',
};

/** Declares checks of pages in a wide window, on the site in a folder. */
function testPages(
  paths: readonly string[],
  root: () => Promise<string>,
  checks: Record<string, string>,
  lookAt: typeof look,
): void {
  let server: Awaited<ReturnType<typeof servePreview>>;

  beforeAll(async () => {
    server = await servePreview({ root: await root(), port: 0 });
  }, 300_000);

  afterAll(() => server.close());

  testWalk(checks, () =>
    walk(
      paths,
      async (page, path) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(server.origin + path);
        return lookAt(page, path);
      },
      {
        scripts: [watchDocument, holdMeasures],
        expectedConsole: (path, text) =>
          MISSING.includes(path) && text.includes('404 (Not Found)'),
      },
    ),
  );
}

/**
 * Declares all checks of pages in a wide window.
 * @param paths the addresses of the pages
 * @param root gives the folder of the site; by default it is built with React's development build
 */
export function testOnDesk(
  paths: readonly string[],
  root: () => Promise<string> = siteOfReactDevelopment,
): void {
  testPages(paths, root, OF_ALL, look);
}

/** Declares that pages wake with React's development build without a word. */
export function testWaking(paths: readonly string[]): void {
  testPages(paths, siteOfReactDevelopment, OF_WAKING, lookAtWaking);
}
