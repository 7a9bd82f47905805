import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createPageTags } from '../../../../../src/plugin/prerender/head/page-tags';
import type { Spare } from '../../../../../src/plugin/prerender/output/spare';
import { writePictures } from '../../../../../src/plugin/outputs/social/write-pictures';
import type { Site } from '../../../../../src/plugin/site/read-site';
import { siteIn } from '../../../support/read-site';
import { ROOT } from '../../../support/root';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const TITLE = '固定列';

function siteWith(options = {}) {
  const root = folderWith({
    'docs/index.md': '---\ntitle: Home\n---\n\nA table.\n',
    'docs/index.zh-CN.md': `---\ntitle: ${TITLE}\n---\n\n一个表格。\n`,
    'public/logo.svg': readFileSync(join(ROOT, 'public/logo.svg'), 'utf8'),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return siteIn(root, {
    name: 'Table',
    siteUrl: 'https://example.com/table/',
    socialPictures: ['@fontsource-variable/noto-sans-sc'],
    ...options,
  });
}

const never: Pick<Spare, 'take' | 'note'> = {
  take: () => false,
  note: () => undefined,
};

const site = siteWith();

/** The addresses of the pictures that the cards of a site name. */
function addressesIn(one: Site): string[] {
  const tags = createPageTags(one);
  return ['/', '/zh-CN'].map(
    (path) => /"og:image" content="([^"]*)"/.exec(tags.tagsOf(path).join(''))?.[1] ?? '',
  );
}

/** The names of the files that are written. */
async function written(one: Site, spare = never): Promise<string[]> {
  const folder = folderWith({});
  await writePictures(one, folder, spare);
  const social = join(folder, 'social');
  return existsSync(social) ? readdirSync(social) : [];
}

/** How many pixels of a part of a picture are dark, from 0 to 1. */
async function darkness(file: string, part: [number, number, number, number]) {
  const picture = await loadImage(file);
  const context = createCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(...part);
  const dark = data.filter((value, at) => at % 4 === 0 && value < 80).length;
  return dark / (data.length / 4);
}

test('each page has a picture of the size that is asked for, and its card leads there', async () => {
  const folder = folderWith({});
  await writePictures(site, folder, never);
  const addresses = addressesIn(site);
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/example\.com\/table\/social\/[\da-f]{16}\.jpg$/);
    const file = join(folder, address.replace('https://example.com/table/', ''));
    const { width, height } = await loadImage(file);
    expect([width, height]).toEqual([1200, 630]);
  }
  const text = createPageTags(site).tagsOf('/').join('');
  expect(text).toContain('<meta property="og:image:width" content="1200"');
  expect(text).toContain('<meta property="og:image:height" content="630"');
  expect(text).toContain('<meta property="og:image:alt" content="Home"');
});

test('Chinese letters are drawn, each differently', async () => {
  const drawn = async (title: string) => {
    const pages = site.pages.slice(0, 1).map((page) => ({ ...page, title }));
    const folder = folderWith({});
    await writePictures({ ...site, pages }, folder, never);
    const [name = ''] = readdirSync(join(folder, 'social'));
    return darkness(join(folder, 'social', name), [80, 180, 300, 200]);
  };
  // A box that stands for a letter without a font would be the same for both.
  const [few, many] = [await drawn('一一一'), await drawn('囊囊囊')];
  expect(few).toBeGreaterThan(0.01);
  expect(many).toBeGreaterThan(few * 3);
});

test('a picture that an earlier build has made is not drawn again', async () => {
  const taken: string[] = [];
  const take = (name: string) => taken.push(name) > 0;
  expect(await written(site, { ...never, take })).toEqual([]);
  expect(taken.sort()).toEqual(
    addressesIn(site)
      .map((address) => address.replace('https://example.com/table/', ''))
      .sort(),
  );
});

test('its name changes with everything that is on it', () => {
  const addresses = [
    site,
    siteWith({ name: 'Other' }),
    siteWith({ siteUrl: 'https://example.org' }),
    siteWith({ logo: '/logo.svg' }),
  ].flatMap(addressesIn);
  expect(new Set(addresses.map((one) => one.split('/').pop())).size).toBe(8);
});

test.each([
  { siteUrl: undefined },
  { socialCards: false },
  { socialPictures: undefined },
  { socialPictures: ['not-installed'] },
])('no picture is drawn with %o', async (options) => {
  expect(await written(siteWith(options))).toEqual([]);
});
