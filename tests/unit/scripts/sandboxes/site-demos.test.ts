import { demosOf } from '../../../../scripts/sandboxes/site-demos.mjs';
import { temporaryFolders } from '../../support/temporary-folder';

const siteWith = temporaryFolders();

const block = (name: string, link: string) =>
  `<section class="ledger-demo" id="${name}" aria-label="Demo"><p>x</p>${link}</section>`;
const alone = (id: string) => `<button data-alone="/base/~demos/${id}">Open in…</button>`;

test('the demos of a site are found on its English pages, with their own addresses', () => {
  const two = block('rows', alone('demo-rows')) + block('more', alone('demo-more'));
  const root = siteWith({
    'demo/rows/index.html': `<html lang="en-US"><body>${two}</body></html>`,
    'demo/text/index.html': '<html lang="en-US"><body></body></html>',
    'zh-CN/demo/rows/index.html': `<html lang="zh-CN"><body>${two}</body></html>`,
  });
  expect(demosOf(root)).toEqual([
    { name: 'rows', id: 'demo-rows', page: '/demo/rows' },
    { name: 'more', id: 'demo-more', page: '/demo/rows' },
  ]);
});

test('a demo of another tab has the address of its tab', () => {
  const tabs =
    '<nav class="ledger-tabs"><a href="/rows">Doc</a><a href="/rows?tab=speed">Speed</a></nav>' +
    `<div class="ledger-tab">${block('rows', alone('a'))}</div>` +
    `<div class="ledger-tab" hidden="">${block('speed', alone('b'))}</div>`;
  const root = siteWith({ 'rows/index.html': `<html lang="en">${tabs}` });
  expect(demosOf(root).map(({ page }) => page)).toEqual(['/rows', '/rows?tab=speed']);
});

test('a site without demos, and a demo that leads to no page of its own, are told', () => {
  expect(() => demosOf(siteWith({ 'index.html': '<html lang="en">' }))).toThrow(
    /npm run build/,
  );
  const blocked = siteWith({
    'demo/rows/index.html': `<html lang="en">${block('rows', '')}`,
  });
  expect(() => demosOf(blocked)).toThrow(/\/demo\/rows shows a demo without a link/);
});
