import { codeOf } from '../../../../../src/plugin/pages/data/code-of';

/** The value of a piece of code. */
const valueOf = (code: string): unknown => new Function(`return ${code}`)();

test.each([
  ['quotes', `"both" and 'both'`],
  ['single quotes', "it's"],
  ['lines and tabs', 'a\n\tb\r\n'],
  ['backslashes', '\\n is no line, \\\\'],
  ['control characters', '\u0000\u0001\u001b\u007f\b\f\v'],
  ['line ends that are not in ASCII', 'a\u2028b\u2029c\ufeff'],
  ['other scripts', '表格 🎉 é'],
  ['placeholders of other quotes', '`${a}` </script> </SCRIPT> <!--'],
])('code for a text with %s has the same value', (_, text) => {
  expect(valueOf(codeOf(text))).toBe(text);
});

test('a text cannot end the script that it is in', () => {
  expect(codeOf('</script>')).not.toContain('</script');
});

test('code for a record has the same value, and is short', () => {
  const value = {
    id: 'a',
    'docs-a': [true, false, null, 0, -1.5],
    __proto__x: { ['__proto__']: 1 },
    12: '',
  };
  expect(valueOf(`(${codeOf(value)})`)).toEqual(value);
  expect(codeOf({ id: 'a', shown: true, left: undefined })).toBe('{id:"a",shown:!0}');
});

test('a key that would set the prototype is a property', () => {
  const value = JSON.parse('{"__proto__":{"a":1}}') as object;
  expect(Object.keys(valueOf(`(${codeOf(value)})`) as object)).toEqual(['__proto__']);
});
