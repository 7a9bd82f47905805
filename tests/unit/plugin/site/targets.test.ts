import { closeResults, openResults } from '../../../../src/plugin/cache/results';
import { createStore } from '../../../../src/plugin/cache/store';
import type * as Tree from '../../../../src/plugin/markdown/tree';
import { parseTree } from '../../../../src/plugin/markdown/tree';
import { anchorsOf } from '../../../../src/plugin/site/targets';
import { documentWith, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

jest.mock('../../../../src/plugin/markdown/tree', () => {
  const actual = jest.requireActual<typeof Tree>('../../../../src/plugin/markdown/tree');
  return { ...actual, parseTree: jest.fn(actual.parseTree) };
});

const folderWith = temporaryFolders();

test('a page whose text is as it was is not parsed for its anchors again', () => {
  const kept = folderWith({});
  const site = siteIn(folderWith({ 'docs/a.md': 'Text.\n' }));
  const anchors = () => {
    openResults(
      createStore(kept, () => undefined),
      '1',
    );
    const found = anchorsOf(
      [documentWith('## Use\n\n<div id="place">Words</div>\n')],
      site,
    );
    closeResults();
    return [...found];
  };
  expect(anchors()).toEqual(['use', 'place']);
  expect(parseTree).toHaveBeenCalled();
  jest.mocked(parseTree).mockClear();
  expect(anchors()).toEqual(['use', 'place']);
  expect(parseTree).not.toHaveBeenCalled();
});
