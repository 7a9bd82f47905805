import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoUses } from '../../../src/plugin/site/references/demo-uses';
import { sitePropMap } from '../support/prop-map';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';

jest.setTimeout(60_000);

const uses = demoUses(siteIn(ROOT), sitePropMap());

/** The anchors of the references that demos of a page use. */
function usedOn(path: string): string[] {
  return Object.entries(uses)
    .filter(([, pages]) =>
      pages.some((page) => page['en-US']?.path.replace(/\?.*$/, '') === path),
    )
    .map(([anchor]) => anchor);
}

/** The anchors that a page lists under "Props used here", a link each. */
function listedIn(file: string): string[] {
  const [, list = ''] =
    /\n## Props used here\n([^]*?)\n## /.exec(readFileSync(join(ROOT, file), 'utf8')) ??
    [];
  return [...list.matchAll(/^- \[[^\]]*\]\(\/(?:types)?#([^)]*)\)/gm)].map(
    ([, anchor = '']) => anchor,
  );
}

/** Used in a way that no attribute of a table shows. */
const OTHERWISE: Record<string, string[]> = {
  // Columns that are elements inside the table.
  '/demo/jsx': ['table-children', 'columngroup-children'],
  // Spread, with the role of a grid.
  '/recipe/grid-navigation': ['table-aria-any'],
};

const pages = ['demo', 'recipe'].flatMap((folder) =>
  readdirSync(join(ROOT, 'docs', folder))
    .filter((name) => /^(?!index)[\w-]+\.md$/.test(name))
    .map((name) => [`/${folder}/${name.slice(0, -3)}`, `docs/${folder}/${name}`]),
);

test.each(pages)('%s lists as used what its demos use', (path = '', file = '') => {
  const used = [...usedOn(path), ...(OTHERWISE[path] ?? [])];
  const listed = listedIn(file);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((anchor) => !used.includes(anchor))).toEqual([]);
});
