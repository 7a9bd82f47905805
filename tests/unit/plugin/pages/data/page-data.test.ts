import { createPageData } from '../../../../../src/plugin/pages/data/page-data';

test('data comes into a bundle where its place is, in any quotes', () => {
  const data = createPageData();
  const place = data.place("docs/it's [a].md", 'html', ['<b>a</b>']);
  expect(place).not.toContain('<b>');
  const minified = `let c=${place.replaceAll('"', "'")},d=${place.replaceAll('"', '`')}`;
  expect(data.fill(`${minified};e=${place}`)).toBe(
    'let c=["<b>a</b>"],d=["<b>a</b>"];e=["<b>a</b>"]',
  );
});

test('the hash of a page changes with its data alone', () => {
  const hashWith = (own: string, other: string) => {
    const data = createPageData();
    data.place('b.md', 'html', other);
    data.place('a.md', 'sources', {});
    data.place('a.md', 'html', own);
    return data.hashOf('a.md');
  };
  expect(hashWith('one', 'x')).toBe(hashWith('one', 'y'));
  expect(hashWith('one', 'x')).not.toBe(hashWith('two', 'x'));
});

test('a place without data stops the build', () => {
  const place = createPageData().place('docs/a.md', 'html', '');
  expect(() => createPageData().fill(place)).toThrow('docs/a.md?html');
});

test('the key of a text changes with the data that it has places for', () => {
  const data = createPageData();
  const text = `let a=${data.place('a.md', 'html', 'one')}`;
  data.place('b.md', 'html', 'one');
  const before = data.keyOf(text);
  data.place('b.md', 'html', 'two');
  expect(data.keyOf(text)).toBe(before);
  data.place('a.md', 'html', 'two');
  expect(data.keyOf(text)).not.toBe(before);
  expect(data.keyOf('let a=1')).toBe('');
});
