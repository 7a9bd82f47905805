import { firstDemo } from '../../../../src/plugin/prerender/first-demo';

const demo = (id: string) =>
  `<section id="${id}"><div class="box" id="live-${id}"></div></section>`;

test.each([
  ['a demo at the top', `<main><h1>T</h1>${demo('a')}${demo('b')}</main>`, 'a', 'live-a'],
  [
    'a demo below long text',
    `<main>${'<p>Text</p>'.repeat(500)}${demo('a')}</main>`,
    'a',
    undefined,
  ],
  ['a page of text', '<main><h1>T</h1></main>', undefined, undefined],
  ['a demo alone, which is all of its page', demo('a'), 'a', undefined],
  ['a demo whose element has another id', `<main>${demo('z')}</main>`, 'a', undefined],
])('for %s', (_, body, name, id) => {
  expect(firstDemo(body, name)).toBe(id);
});
