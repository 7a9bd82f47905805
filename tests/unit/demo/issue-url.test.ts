import { issueUrl } from '../../../src/demo/issue-url';

const repository = 'https://github.com/react-component/table';

test.each([
  [repository, `${repository}/issues/new`],
  [`${repository}/`, `${repository}/issues/new`],
  [`${repository}.git`, `${repository}/issues/new`],
  [`${repository}?tab=readme#top`, `${repository}/issues/new`],
  ['http://localhost:3000/a/b', 'http://localhost:3000/a/b/issues/new'],
])('for %s it is at %s', (given, expected) => {
  const url = issueUrl({ repository: given, title: 'a', body: 'b' });
  expect(url).toBe(`${expected}?title=a&body=b`);
});

test.each([undefined, '', 'git@github.com:a/b.git', 'a/b', 'javascript:alert(1)'])(
  'there is none for %s',
  (given) => {
    expect(issueUrl({ repository: given, title: 'a', body: 'b' })).toBeUndefined();
  },
);

function read(url = '') {
  const { searchParams } = new URL(url);
  return { title: searchParams.get('title'), body: searchParams.get('body') };
}

test('title and body come back as they were', () => {
  const title = 'simple: a & b = 100% + "c"?#';
  const body = '```\nError: 没有行 😀\n    at <anonymous>\n```';
  expect(read(issueUrl({ repository, title, body }))).toEqual({ title, body });
});

test.each([
  ['letters', 'a'],
  ['what takes three characters each', '\n'],
  ['Chinese', '行'],
  ['pairs of surrogates', '😀'],
  ['several in turn', 'a行\n😀'],
])('a long text of %s is cut between two of them', (_, piece) => {
  const url = issueUrl({ repository, title: 'a', body: piece.repeat(9000) }) ?? '';
  expect(url.length).toBeLessThan(8000);
  expect(url.length).toBeGreaterThan(7960);
  const { body = '' } = read(url);
  expect(body?.endsWith('…')).toBe(true);
  expect(piece.repeat(9000).startsWith(body?.slice(0, -1) ?? '?')).toBe(true);
});

test('a long title leaves room for the body', () => {
  const url = issueUrl({ repository, title: '行'.repeat(5000), body: 'The body' });
  expect(read(url).title).toMatch(/^行+…$/);
  expect(read(url).body).toBe('The body');
});

test('half a pair of surrogates does no harm', () => {
  const url = issueUrl({ repository, title: 'a\uD800b', body: '\uDC00😀' });
  expect(read(url)).toEqual({ title: 'a\uFFFDb', body: '\uFFFD😀' });
});
