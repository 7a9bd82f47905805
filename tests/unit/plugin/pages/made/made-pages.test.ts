import { join } from 'node:path';
import { createMadePages } from '../../../../../src/plugin/pages/made/made-pages';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const root = folderWith({ 'docs/a.md': 'A page.', 'docs/demo.tsx': 'demo' });

/** Pages as a build leaves them, whose files have a date. */
function keptWith(date: string) {
  const made = createMadePages(root, () => date);
  const files = [join(root, 'docs/demo.tsx')];
  made.add('md', join(root, 'docs/a.md'), { code: `shown on ${date}`, files });
  return made.kept();
}

/** Restores kept pages where files have a date. @returns the pages that are made again */
async function remade(kept: ReturnType<typeof keptWith>, date: string) {
  const paths: string[] = [];
  const made = createMadePages(root, () => date);
  made.maker = {
    make: (_, path) => {
      paths.push(path);
      return Promise.resolve({ code: `shown on ${date}`, files: [] });
    },
    place: () => undefined,
  };
  const isSame = await made.restore(kept);
  return { paths, isSame };
}

test('a page as it was is not made again', async () => {
  expect(await remade(keptWith('monday'), 'monday')).toEqual({ paths: [], isSame: true });
});

test('a page is made again when the date that it shows is another', async () => {
  expect(await remade(keptWith('monday'), 'tuesday')).toEqual({
    paths: [join(root, 'docs/a.md')],
    isSame: false,
  });
});
