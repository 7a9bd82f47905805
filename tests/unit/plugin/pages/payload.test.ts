import { decodePayload, encodePayload } from '../../../../src/plugin/pages/payload';
import type { PagePayload } from '../../../../src/plugin/pages/payload';

const NOTHING: PagePayload = {
  html: [],
  rows: [],
  values: [],
  demos: [],
  sources: {},
  javascript: {},
  references: [],
  components: [],
};

test.each<[string, Partial<PagePayload>]>([
  ['nothing', {}],
  ['quotes and braces', { html: ['<a title="\'`${a}">{b}</a>', '\\n\n'] }],
  ['Chinese and pictures', { html: ['表格 👩‍👩‍👧'], references: ['表格'] }],
  [
    'demos',
    {
      demos: [
        { id: 'a', name: 'a', title: 'A', prerender: false, file: '/a b/a.tsx' },
        { id: 'b', name: 'b' },
      ],
    },
  ],
  ['much', { html: Array.from({ length: 2000 }, (_, index) => `part ${index}`) }],
])('of %s comes back what was put in', (_, payload) => {
  const full = { ...NOTHING, ...payload };
  expect(decodePayload(encodePayload(full))).toEqual(full);
});

test('it has only letters that JSX and markdown leave as they are', () => {
  const text = encodePayload({ ...NOTHING, html: ['<p class="a">{`b` & *c* _d_}</p>'] });
  expect(text).toMatch(/^[A-Za-z0-9+/=]+$/);
});
