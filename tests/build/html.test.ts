import { samples } from '../e2e/every-page/samples';
import { buildSite } from '../support/built-site';
import { htmlFaults } from '../support/html-faults';
import { belowBase } from '../support/sites/below-base';
import { bySuffix } from '../support/sites/by-suffix';

test('the documents of samples are valid, and the page for what is missing', async () => {
  const files = samples.map((path) => `${path}/index.html`);
  expect(await htmlFaults('dist', [...files, '404.html'])).toEqual([]);
}, 120_000);

test('so is a page with all that authors can write, in both languages', async () => {
  const { dist } = await buildSite(belowBase);
  const files = ['writing/index.html', 'zh-CN/writing/index.html'];
  expect(await htmlFaults(dist, files)).toEqual([]);
}, 240_000);

test('so is a page that names its host', async () => {
  const { dist } = await buildSite(bySuffix);
  expect(await htmlFaults(dist, ['index.html', 'hello/index.html'])).toEqual([]);
}, 240_000);
