import {
  inlineCode,
  sourceHash,
} from '../../../../../src/plugin/outputs/hosting/inline-code';

test('the scripts of a document are those that run, each once', () => {
  const found = inlineCode(
    '<script>a()</script><p><script type="module">b()</script><script>a()</script>' +
      '<script src="/c.js"></script><script type="application/json">{}</script></p>',
  );
  expect(found).toEqual({
    scripts: ['a()', 'b()'].map(sourceHash),
    hasPolicy: false,
  });
});

test('what stands in a comment does not count', () => {
  const found = inlineCode(
    '<!-- <meta http-equiv="Content-Security-Policy" content="x"><script>old()</script> -->' +
      '<script>const open = \'<!--\';</script><meta name="a">',
  );
  expect(found).toEqual({
    scripts: [sourceHash("const open = '<!--';")],
    hasPolicy: false,
  });
});
