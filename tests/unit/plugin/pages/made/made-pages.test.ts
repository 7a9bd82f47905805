import { join } from 'node:path';
import { createMadePages } from '../../../../../src/plugin/pages/made/made-pages';
import type { DataOfPage } from '../../../../../src/plugin/pages/made/made-pages';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const root = folderWith({
  'docs/a.md': 'A page.',
  'docs/b.md': 'Another page.',
  'docs/demo.tsx': 'demo',
});
const [a, b] = [join(root, 'docs/a.md'), join(root, 'docs/b.md')] as const;

/** What a page shows of the day on which it was changed. */
const datesOf = (day: string) => ({ '/': { updated: { time: day, text: day } } });

/** What the module of a page comes to when the page has a date. */
const made = (day: string, code: string) => ({
  code,
  files: [],
  data: {
    html: [],
    content: { size: 0, rows: [] },
    sources: {},
    javascript: {},
    dates: datesOf(day),
  },
});

/** Pages as a build leaves them, both with the same date. */
function keptWith(day: string) {
  const pages = createMadePages(root, () => datesOf(day));
  pages.add('md', a, { ...made(day, 'code'), files: [join(root, 'docs/demo.tsx')] });
  pages.add('md', b, made(day, 'code'));
  return pages.kept();
}

/** Restores kept pages where the first one has another date. @returns the pages made again */
async function remade(kept: ReturnType<typeof keptWith>, day: string, code: string) {
  const paths: string[] = [];
  const data: Record<string, DataOfPage> = {};
  const dayOf = (file: string) => (file === 'docs/a.md' ? day : 'monday');
  const pages = createMadePages(root, (file) => datesOf(dayOf(file)));
  pages.maker = {
    make: (_, path) => {
      paths.push(path);
      return Promise.resolve(made(day, code));
    },
    place: (path, given) => void (data[path] = given),
  };
  const isSame = await pages.restore(kept);
  return { paths, isSame, data, dates: pages.kept()['docs/a.md']?.data?.dates };
}

test('a page as it was is not made again', async () => {
  const { paths, isSame, data } = await remade(keptWith('monday'), 'monday', 'code');
  expect({ paths, isSame }).toEqual({ paths: [], isSame: true });
  expect(Object.keys(data)).toEqual([a, b]);
});

test('a page with another date is made again, no other one is, and the bundle stays', async () => {
  const { paths, isSame, dates } = await remade(keptWith('monday'), 'tuesday', 'code');
  expect({ paths, isSame }).toEqual({ paths: [a], isSame: true });
  expect(dates).toEqual(datesOf('tuesday'));
});

test('the bundle does not stay where a page made again has other code', async () => {
  const { isSame } = await remade(keptWith('monday'), 'tuesday', 'other code');
  expect(isSame).toBe(false);
});
