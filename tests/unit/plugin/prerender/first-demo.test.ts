import { firstDemo } from '../../../../src/plugin/prerender/first-demo';

const demo = (name: string, id = name) =>
  `<section class="box" id="${id}"><div data-demo-root="${name}"></div></section>`;

test.each([
  ['a demo at the top', `<main><h1>T</h1>${demo('a')}${demo('b')}</main>`, 'a'],
  [
    'a demo below long text',
    `<main>${'<p>Text</p>'.repeat(500)}${demo('a')}</main>`,
    undefined,
  ],
  ['a page of text', '<main><h1>T</h1></main>', undefined],
  ['a demo alone, which is all of its page', demo('a'), undefined],
  ['a demo whose element has another name', `<main>${demo('a', 'z')}</main>`, undefined],
])('for %s', (_, body, id) => {
  expect(firstDemo(body)).toBe(id);
});
