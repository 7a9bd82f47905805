import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveOptions } from '../../../../src/plugin/schemas/options';
import {
  completeOpenSearch,
  openSearchLinks,
} from '../../../../src/plugin/outputs/open-search';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const hosted = resolveOptions({ name: 'Site', siteUrl: 'https://example.com/table/' });
const unknown = resolveOptions({ name: 'Site' });

test('the head names the file where there is one and the site knows its host', () => {
  const root = folderWith({ 'public/opensearch.xml': '' });
  expect(openSearchLinks(hosted, root, '/table/')).toEqual([
    {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title: 'Site',
      href: '/table/opensearch.xml',
    },
  ]);
  expect(openSearchLinks(unknown, root, '/')).toEqual([]);
  expect(openSearchLinks(hosted, folderWith({ 'a.txt': '' }), '/')).toEqual([]);
});

test.each([
  [hosted, 'https://example.com/table/search'],
  [unknown, '/search'],
])('addresses in the file begin with that of the site', (options, expected) => {
  const folder = folderWith({ 'opensearch.xml': '{site}/search' });
  completeOpenSearch(options, folder);
  expect(readFileSync(join(folder, 'opensearch.xml'), 'utf8')).toBe(expected);
});

test('a site without the file is left as it is', () => {
  expect(() => completeOpenSearch(hosted, folderWith({ 'a.txt': '' }))).not.toThrow();
});
