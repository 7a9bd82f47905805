import { others } from '../e2e/every-page/samples';
import { htmlFaults } from '../support/html-faults';

test('all other documents are valid: pages and demos alone', async () => {
  const files = others.map((path) =>
    path.endsWith('.html') ? path : `${path}/index.html`,
  );
  expect(files.length).toBeGreaterThan(120);
  expect(await htmlFaults('dist', files)).toEqual([]);
}, 240_000);
