import { axeFaults, showColor } from '../e2e/support/axe';
import { builtPages } from '../e2e/support/built-pages';
import { wakingFaults } from '../e2e/every-page/waking';
import { testWalk, walk } from '../e2e/every-page/walk';
import { address } from '../e2e/support/visit';
import { watchDocument } from '../e2e/support/watch-document';

// `e2e/every-page/on-a-desk` lets axe look at the English pages.
const paths = builtPages.filter((path) => /^\/(zh-CN|~demos)(\/|$)/.test(path));

test('the walk knows the Chinese pages and the demos alone', () => {
  expect(paths.length).toBeGreaterThan(100);
});

testWalk(
  {
    console: 'nothing complains',
    light: 'axe finds nothing',
    dark: 'axe finds nothing in the dark',
  },
  () =>
    walk(
      paths,
      async (page, path) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address(path));
        await wakingFaults(page);
        const light = await axeFaults(page);
        await showColor(page, 'dark');
        return { light, dark: await axeFaults(page, 'colors') };
      },
      { scripts: [watchDocument], reducedMotion: 'reduce' },
    ),
);
