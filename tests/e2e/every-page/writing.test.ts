import { serveSite } from '../../support/built-site';
import type { ServedSite } from '../../support/built-site';
import { belowBase } from '../../support/sites/below-base';
import { axeFaults, showColor } from '../support/axe';
import { holdMeasures } from '../support/hold-measures';
import { watchDocument } from '../support/watch-document';
import { nameFaults, paperFaults, widthFaults } from './shape';
import { wakingFaults } from './waking';
import { testWalk, walk } from './walk';

// The checks of every page, on a page with all that authors can write. On a phone and with React's
// development build `release/site/writing` opens it.

const PATHS = ['/table/writing', '/table/zh-CN/writing'];

let site: ServedSite;

beforeAll(async () => {
  site = await serveSite(belowBase);
}, 240_000);

afterAll(() => site.close());

describe('on a desk', () => {
  testWalk(
    {
      console: 'the browser does not complain',
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
          const language = path.startsWith('/table/zh-CN') ? 'zh-CN' : 'en-US';
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
