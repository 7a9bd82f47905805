import { chunksLoadedBy } from '../../../../src/plugin/prerender/chunk-reach';

test.each([
  'x=()=>t.e("drawer").then(t.bind(t,1))',
  '__webpack_require__.e(/* import() | drawer */ "drawer")',
  "__webpack_require__.e(/*! import() | drawer */ 'drawer')",
])('a chunk that is loaded is found in %j', (code) => {
  expect(chunksLoadedBy(code)).toEqual(['drawer']);
});
