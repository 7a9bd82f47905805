import { documentTitle } from '../../../src/model/head';

test.each([
  ['Scrolling', 'My library', 'Scrolling - My library'],
  ['My library', 'My library', 'My library'],
  ['Scrolling', '', 'Scrolling'],
])('the page %j of the site %j has the title %j', (page, site, title) => {
  expect(documentTitle(page, site)).toBe(title);
});
