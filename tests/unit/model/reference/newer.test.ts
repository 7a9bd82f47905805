import { isNewer, newerNames } from '../../../../src/model/reference/newer';
import type { RowVersions } from '../../../../src/model/reference/newer';

const ROWS: RowVersions = {
  'table-sticky': ['sticky', '7.9.0'],
  'table-caption': ['caption', '7.27.0'],
  'column-rowscope': ['rowScope', '7.28.0'],
  'columngroup-rowscope': ['rowScope', '7.28.0'],
};

test.each([
  ['7.28.0', '7.15.0', true],
  ['7.9.0', '7.15.0', false],
  ['7.15.0', '7.15.0', false],
  ['7.15.0', '7.15', false],
  ['7.15.1', '7.15', true],
  ['8.0.0', '8.0.0-rc.1', true],
  ['10.0.0', '9.9.9', true],
  [undefined, '1.0.0', false],
])('%s is newer than %s: %s', (since, own, expected) => {
  expect(isNewer(since, own)).toBe(expected);
});

test('the newer rows are named from new to old, those of one name and version once', () => {
  const anchors = [
    ...['table-sticky', 'table-caption', 'columngroup-rowscope', 'column-rowscope'],
    ...['table-caption', 'no-row'],
  ];
  expect(newerNames(anchors, ROWS, '7.15.0')).toEqual([
    'rowScope (7.28.0)',
    'caption (7.27.0)',
  ]);
  expect(newerNames(anchors, ROWS, '7.28.0')).toEqual([]);
});
