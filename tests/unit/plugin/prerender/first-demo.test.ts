import { idAfterFirstDemo } from '../../../../src/plugin/prerender/first-demo';

const announcer = '<div id="ledger-announcer"></div>';
const live = (id: string) => `<div class="box" id="live-${id}"></div>`;
const demo = (id: string) =>
  `<section id="${id}">${live(id)}<div id="text-${id}"></div></section>`;

test.each([
  ['a demo at the top', `<main><h1>T</h1>${demo('a')}${demo('b')}</main>`, 'a', 'text-a'],
  [
    'a demo below long text',
    `<main>${'<p>Text</p>'.repeat(500)}${demo('a')}</main>`,
    'a',
    undefined,
  ],
  ['a page of text', '<main><h1>T</h1></main>', undefined, undefined],
  ['a demo alone', `<main>${live('a')}</main>${announcer}`, 'a', 'ledger-announcer'],
  ['a demo outside of the page', demo('a'), 'a', undefined],
  [
    'a demo in a hero',
    '<div class="ledger-hero-demo"></div><main id="ledger-content"></main>',
    undefined,
    'ledger-content',
  ],
  ['a demo whose element has another id', `<main>${demo('z')}</main>`, 'a', undefined],
])('for %s', (_, body, name, id) => {
  expect(idAfterFirstDemo(body + announcer, name)).toBe(id);
});
