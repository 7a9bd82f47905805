import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSmallSite } from '../support/small-site';
import { toleratedFiles } from '../support/sites/tolerated';

jest.setTimeout(240_000);

const site = createSmallSite();
afterAll(() => process.env.KEEP ?? site.remove());

const page = (path: string) =>
  readFileSync(join(site.root, 'dist', path, 'index.html'), 'utf8');

test('what does not keep a page from being made is a warning', async () => {
  site.write(toleratedFiles);
  const { code, output } = await site.build({ DEMO_TIME_LIMIT: '4' });
  console.log(site.root, output);
  expect(code).toBe(0);
});
