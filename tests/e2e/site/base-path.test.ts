import { createSmallSite } from '../../support/small-site';
import { visit } from '../support/visit';

jest.setTimeout(240_000);

const site = createSmallSite();

afterAll(() => site.remove());

test('a site built for a base path works there, demo and language switch included', async () => {
  const { code, output } = await site.run('build', { BASE: '/table/' });
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  const [, origin] = await site.serve(
    'preview',
    { BASE: '/table/', PORT: '0' },
    /(http:\S+)\/table\//,
  );
  const { page } = await visit(`${origin}/table/hello`);
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
  const alone = await page.getByRole('link', { name: 'Open alone' }).getAttribute('href');
  expect(alone).toMatch(/^\/table\/~demos\//);
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL(`${origin}/table/zh-CN/hello`);
  await page.getByText('此页尚未翻译').waitFor();
  await page.getByRole('link', { name: 'Small site' }).first().click();
  await page.waitForURL(`${origin}/table/zh-CN`);
  await page.goto(`${origin}${alone}`);
  await page.getByText('Hello from the demo', { exact: true }).waitFor();
});
