import {
  chunksLoadedBy,
  ofFrameAlone,
} from '../../../../src/plugin/prerender/chunk-reach';

test.each([
  'x=()=>t.e("drawer").then(t.bind(t,1))',
  '__webpack_require__.e(/* import() | drawer */ "drawer")',
  "__webpack_require__.e(/*! import() | drawer */ 'drawer')",
])('a chunk that is loaded is found in %j', (code) => {
  expect(chunksLoadedBy(code)).toEqual(['drawer']);
});

test('chunks that the frame alone loads are told from those that pages load too', () => {
  const loads = {
    umi: ['app', 'react'],
    app: ['demo'],
    'playground-frame': ['react', 'library'],
    library: ['part', 'demo'],
    // By a name that is made when it runs.
    'language-de': [],
  };
  expect([...ofFrameAlone(loads, 'umi')]).toEqual([
    'playground-frame',
    'library',
    'part',
  ]);
});
