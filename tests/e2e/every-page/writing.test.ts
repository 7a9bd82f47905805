import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { writing } from '../../support/sites/writing';
import { axeFaults, showColor } from '../support/axe';
import { holdMeasures } from '../support/hold-measures';
import { watchDocument } from '../support/watch-document';
import { nameFaults, paperFaults, widthFaults } from './shape';
import { wakingFaults } from './waking';
import { testWalk, walk } from './walk';

// The checks of every page, on a page with all that authors can write.

const PATHS = ['/writing', '/zh-CN/writing'];

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(writing);
}, 240_000);

afterAll(() => site.close());

describe('on a desk', () => {
  testWalk(
    {
      console: 'neither React nor the browser complains',
      live: 'the page wakes',
      kept: 'it keeps the nodes and texts of its document',
      still: 'nothing moves by itself',
      name: 'it has a heading, a title, a language and a description',
      width: 'it does not scroll sideways',
      light: 'axe finds nothing',
      dark: 'axe finds nothing in the dark',
      paper: 'nothing is cut off on paper',
    },
    () =>
      walk(
        PATHS,
        async (page, path) => {
          await page.goto(site.origin + path);
          const waking = await wakingFaults(page);
          const language = path.startsWith('/zh-CN') ? 'zh-CN' : 'en-US';
          const name = await nameFaults(page, language);
          const width = await widthFaults(page);
          await page.setViewportSize({ width: 1440, height: 900 });
          const light = await axeFaults(page);
          await showColor(page, 'dark');
          const dark = await axeFaults(page, 'colors');
          const paper = await paperFaults(page);
          return { ...waking, name, width, light, dark, paper };
        },
        { scripts: [watchDocument, holdMeasures] },
      ),
  );
});

describe('on a phone', () => {
  testWalk(
    {
      console: 'the page does not complain while it wakes',
      live: 'it wakes',
      kept: 'it keeps the nodes and texts of its document',
      still: 'nothing moves by itself',
    },
    () =>
      walk(
        PATHS,
        async (page, path) => {
          await page.goto(site.origin + path);
          return wakingFaults(page);
        },
        { viewport: { width: 390, height: 844 }, scripts: [watchDocument] },
      ),
  );
});
