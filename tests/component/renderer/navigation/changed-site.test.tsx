import { loadDescriptions, loadSiteData, siteData } from '../../../../src/data/site-data';
import { loadedReference } from '../../../../src/data/references';
import {
  changedDescriptions,
  changedReference,
  changedSite,
} from '../../../../src/renderer/navigation/changed-site';

const LANGUAGE = 'en-US';
const first = { accept: () => {}, dispose: () => {} };
const again = { ...first, data: { again: true } };

beforeEach(async () => {
  await loadSiteData('/');
  await loadDescriptions('/');
});

test('changed pages keep what comes apart from their list', () => {
  const before = siteData(LANGUAGE);
  const [page] = before.pages;
  if (!page) throw new Error('The site has no page.');
  changedDescriptions(again, LANGUAGE, { default: { [page.path]: 'Said of it.' } });
  const renamed = { ...page, title: 'Another title', description: '' };
  changedSite(again, LANGUAGE, { ...before, pages: [renamed], messages: {} });
  const { pages, messages } = siteData(LANGUAGE);
  expect(pages).toEqual([
    expect.objectContaining({ title: 'Another title', description: 'Said of it.' }),
  ]);
  expect(Object.keys(messages)).toEqual(Object.keys(before.messages));
});

test('a module that is loaded for the first time changes nothing', () => {
  const before = siteData(LANGUAGE);
  changedSite(first, LANGUAGE, { ...before, pages: [] });
  changedSite(undefined, LANGUAGE, { ...before, pages: [] });
  expect(siteData(LANGUAGE)).toBe(before);
});

test('a changed reference is there for who asks next', () => {
  const reference = { id: 'Changed', rows: [] };
  changedReference(again, [LANGUAGE], reference);
  expect(loadedReference(LANGUAGE, 'Changed')).toBe(reference);
});
