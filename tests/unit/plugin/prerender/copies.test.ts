import { copiesInto } from '../../../../src/plugin/prerender/output/copies';

const FOLDERS = { final: '/site/docs-dist', fresh: '/site/.dumi/tmp/output/dist' };

test('what is copied into the output comes into the new one', () => {
  const copies = [
    { from: 'a', to: 'docs-dist/b' },
    { from: 'a', to: '/site/docs-dist' },
    { from: 'a', to: 'elsewhere' },
    { from: 'a', to: 'docs-dist-2/b' },
    'a.txt',
  ];
  expect(copiesInto(copies, '/site', FOLDERS)).toEqual([
    { from: 'a', to: `${FOLDERS.fresh}/b` },
    { from: 'a', to: FOLDERS.fresh },
    { from: 'a', to: 'elsewhere' },
    { from: 'a', to: 'docs-dist-2/b' },
    'a.txt',
  ]);
  expect(copiesInto(undefined, '/site', FOLDERS)).toBeUndefined();
});
