import { propsUsedProblems } from '../../../src/plugin/checks/text/props-used';
import { formatProblem } from '../../../src/model/problem';
import { writtenEntries } from '../../../src/plugin/site/references/props-used';
import { sitePropMap } from '../support/prop-map';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';

jest.setTimeout(120_000);

const site = siteIn(ROOT, { apiNotes: 'docs/api' });

test('each page of a demo or a recipe lists what it is about, and the build adds the rest', () => {
  const pages = [...site.files].filter(([file]) =>
    /^docs\/(demo|recipe)\/(?!index\b)[\w-]+(\.zh-CN)?\.md$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(100);
  const without = pages.filter(
    ([, { document }]) => (writtenEntries(document)?.length ?? 0) === 0,
  );
  expect(without.map(([file]) => file)).toEqual([]);
});

test('each listed property is used by a demo of its page', () => {
  expect(propsUsedProblems(site, sitePropMap()).map(formatProblem)).toEqual([]);
});
