import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { THEME_ROOT } from '../../../../../src/plugin/host';
import {
  hasOwnElements,
  leaveOwnElements,
} from '../../../../../src/plugin/app/styles/own-elements';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

const OWN = { '.dumi/theme/builtins/Card.tsx': '' };
const RULE = '.ledger-content p:where(:not([data-demo-root] *))';
const BASE = 'p:where(body > :first-child :not([data-demo-root] *))';

test.each([
  [OWN, true],
  [{ '.dumi/theme/builtins/Card/index.tsx': '' }, true],
  [{ '.dumi/pages/home.tsx': '' }, true],
  [{ '.dumi/theme/slots/Footer.tsx': '' }, true],
  [{ '.dumi/theme/layouts/DocLayout.tsx': '' }, true],
  [{ '.dumi/app.ts': '' }, false],
  [{ '.dumi/global.less': '' }, false],
])('with %j, the site may draw something itself: %s', (files, may) => {
  expect(hasOwnElements(folderWith(files))).toBe(may);
});

interface Plugin {
  Once: (sheet: object) => void;
}

/** A selector as the plugins of a site with such files leave it. */
function selectorOf(
  files: Record<string, string>,
  file: string,
  all = false,
  selector = RULE,
): string {
  const given = { base: '/', extraPostCSSPlugins: [] as Plugin[] };
  const { base, extraPostCSSPlugins } = leaveOwnElements(given, folderWith(files), all);
  expect(base).toBe('/');
  const rule = { selector };
  const walkRules = (change: (one: { selector: string }) => void) => change(rule);
  extraPostCSSPlugins.forEach(({ Once }) =>
    Once({ source: { input: { file } }, walkRules }),
  );
  return rule.selector;
}

const THEMES = join(THEME_ROOT, 'styles/markdown.css');

/** Ids of the elements of the app for which a rule holds. */
function matched(html: string, selector: string): string[] {
  const { document } = new JSDOM(`<body><div>${html}</div></body>`).window;
  return [...document.querySelectorAll(selector)].map(({ id }) => id);
}

test("rules for pages leave components of the site's own", () => {
  const page = `<div class="ledger-content">
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
  expect(matched(page, selectorOf(OWN, THEMES))).toEqual([
    'text',
    'callout',
    'given',
    'in-given',
    'callout-in-own',
  ]);
});

const OWN_PART = `<div><p id="own"></p>
  <div class="ledger-sidebar"><ul><li><p id="theme-in-own"></p></li></ul></div></div>`;

test.each([
  [
    'a slot',
    `<div class="ledger-layout"><header class="ledger-header">
      <div class="ledger-header-inner">
        <nav class="ledger-navbar"><ul><li><p id="theme"></p></li></ul></nav>
        ${OWN_PART}
      </div>
    </header></div>`,
    ['theme', 'theme-in-own'],
  ],
  ['a layout', OWN_PART, ['theme-in-own']],
  [
    'a slot in a layout around the default one',
    `<div><div class="ledger-layout"><div class="ledger-columns">
      <main class="ledger-main"><section class="ledger-callout"><p id="theme"></p></section></main>${OWN_PART}
    </div></div></div>`,
    ['theme', 'theme-in-own'],
  ],
])('rules for all of the app leave %s of the site', (_, html, ids) => {
  expect(matched(html, selectorOf(OWN, THEMES, false, BASE))).toEqual(ids);
});

test.each([
  ["a site's own style sheet", OWN, '/site/.dumi/global.css', true],
  ['a site without components', {}, THEMES, false],
])('rules of %s stay as they are', (_, files, file, all) => {
  expect(selectorOf(files, file, all)).toBe(RULE);
});

test('a development server, where a component may come, has them from its start', () => {
  expect(selectorOf({}, THEMES, true)).not.toBe(RULE);
});
