/** @jest-environment jsdom */
import { join } from 'node:path';
import { THEME_ROOT } from '../../../../../src/plugin/host';
import {
  hasOwnElements,
  leaveOwnElements,
} from '../../../../../src/plugin/app/styles/own-elements';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const OWN = { '.dumi/theme/builtins/Card.tsx': '' };
const RULE = '.ledger-content p:where(:not([data-demo-root] *))';

test.each([
  [OWN, true],
  [{ '.dumi/theme/builtins/Card/index.tsx': '' }, true],
  [{ '.dumi/pages/home.tsx': '' }, true],
  [{ '.dumi/theme/builtins/helpers.ts': '' }, false],
  [{ '.dumi/global.less': '' }, false],
])('with %j, pages may show components of the site: %s', (files, may) => {
  expect(hasOwnElements(folderWith(files))).toBe(may);
});

interface Plugin {
  Once: (sheet: object) => void;
}

/** Selectors as the plugins of a site with such files leave them. */
function selectorsOf(files: Record<string, string>, file: string, all = false): string {
  const given = { base: '/', extraPostCSSPlugins: [] as Plugin[] };
  const { base, extraPostCSSPlugins } = leaveOwnElements(given, folderWith(files), all);
  expect(base).toBe('/');
  const rule = { selector: RULE };
  const walkRules = (change: (one: { selector: string }) => void) => change(rule);
  extraPostCSSPlugins.forEach(({ Once }) =>
    Once({ source: { input: { file } }, walkRules }),
  );
  return rule.selector;
}

const THEMES = join(THEME_ROOT, 'styles/markdown.css');

test("rules of the theme for elements leave components of the site's own", () => {
  document.body.innerHTML = `<div class="ledger-content">
    <div class="markdown"><p id="text"></p></div>
    <div class="ledger-callout"><p id="callout"></p></div>
    <p id="own-root"></p>
    <div>
      <p id="own"></p>
      <p id="given" data-prose></p>
      <div data-prose><p id="in-given"></p></div>
      <div class="ledger-callout"><p id="callout-in-own"></p></div>
    </div>
    <div class="ledger-demo"><div data-demo-root><p id="demo"></p></div></div>
  </div>`;
  const matched = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ id }) => id);
  expect(matched(selectorsOf(OWN, THEMES))).toEqual([
    'text',
    'callout',
    'given',
    'in-given',
    'callout-in-own',
  ]);
});

test.each([
  ["a site's own style sheet", OWN, '/site/.dumi/global.css', true],
  ['a site without components', {}, THEMES, false],
])('rules of %s stay as they are', (_, files, file, all) => {
  expect(selectorsOf(files, file, all)).toBe(RULE);
});

test('a development server, where a component may come, has them from its start', () => {
  expect(selectorsOf({}, THEMES, true)).not.toBe(RULE);
});
