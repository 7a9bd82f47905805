import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionAnchor } from '../../../src/model/changelog/version';
import { parseMarkdown } from '../support/markdown';
import { ROOT } from '../support/root';

const LABELS = [
  ...['Breaking', 'New', 'Fixed', 'Performance', 'Types', 'Changed', 'Removed'],
  ...['Deprecated', 'Internal'],
];
const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
const lines = text.split('\n');
const { headings, links } = parseMarkdown(text);
const versions = headings.filter(({ depth }) => depth === 3).map(({ title }) => title);

/** The lines below the heading of each version, up to the next heading. */
const entries = text
  .split(/^(?=#{1,3} )/m)
  .filter((part) => part.startsWith('### '))
  .map((part) => {
    const [heading = '', ...rest] = part.split('\n').filter((line) => line.trim());
    return { version: heading.slice(4), rest };
  });

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}

test('there are 262 versions, each once', () => {
  expect(versions).toHaveLength(262);
  expect(
    versions.filter((version, index) => versions.indexOf(version) !== index),
  ).toEqual([]);
});

test('a heading of a version is a version', () => {
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the newest version comes first and the oldest last', () => {
  expect(versions[0]).toBe('7.30.3');
  expect(versions[versions.length - 1]).toBe('1.0.0');
});

test('versions stand from new to old', () => {
  const numbers = versions.map((version) =>
    version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0),
  );
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test('each chapter holds the versions of its major version, and the chapters go down', () => {
  const chapters: Record<string, string[]> = {};
  let current = '';
  for (const { depth, title } of headings) {
    if (depth === 2) current = title;
    if (depth === 3) (chapters[current] ??= []).push(title);
  }
  expect(Object.keys(chapters)).toEqual([
    '7.x',
    '6.x',
    '5.x',
    '4.x',
    '3.x',
    '2.x',
    '1.x',
  ]);
  const strangers = Object.entries(chapters).flatMap(([chapter, held]) =>
    held.filter((version) => `${majorOf(version)}.x` !== chapter),
  );
  expect(strangers).toEqual([]);
});

test('every version has one date line, which is a day of the calendar', () => {
  const wrong = entries.filter(({ rest }) => {
    const [, day = ''] = /^`(\d{4}-\d{2}-\d{2})`$/.exec(rest[0] ?? '') ?? [];
    const date = new Date(`${day}T00:00:00Z`);
    const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
    const more = rest.slice(1).some((line) => /^`\d/.test(line));
    return day === '' || !real || more;
  });
  expect(wrong).toEqual([]);
});

test('every date lies between the first version and the last', () => {
  const dates = entries.map(({ rest }) => (rest[0] ?? '').replace(/`/g, ''));
  expect([...dates].sort()[0]).toBe('2014-12-12');
  expect([...dates].sort().pop()).toBe('2023-01-08');
});

test('every version says something', () => {
  expect(
    entries.filter(({ rest }) => rest.length < 2).map(({ version }) => version),
  ).toEqual([]);
});

test('what a version says are bullets that begin with a label', () => {
  const label = new RegExp(`^- \\*\\*(${LABELS.join('|')})\\*\\* \\S`);
  const wrong = entries.flatMap(({ version, rest }) =>
    rest
      .slice(1)
      .filter((line) => !label.test(line))
      .map((line) => `${version}: ${line}`),
  );
  expect(wrong).toEqual([]);
});

test('no bullet stands outside a version', () => {
  const inside = entries.flatMap(({ rest }) =>
    rest.filter((line) => line.startsWith('- ')),
  );
  expect(lines.filter((line) => /^\s*[-*+] /.test(line))).toEqual(inside);
});

test('a link is a heading of the page or an issue or pull request of its number', () => {
  const anchors = headings.map(({ id }) => id);
  const issue =
    /^https:\/\/github\.com\/(react-component\/table|ant-design\/ant-design)\/(pull|issues)\/\d+$/;
  const wrong = links.filter(({ url }) =>
    url.startsWith('#') ? !anchors.includes(url.slice(1)) : !issue.test(url),
  );
  expect(wrong).toEqual([]);
});

test('a link that shows a number leads to that number', () => {
  const shown = [...text.matchAll(/\[([^\]]*#(\d+))\]\(([^)]*)\)/g)];
  expect(shown.length).toBeGreaterThan(100);
  const wrong = shown.filter(([, , number, url = '']) => !url.endsWith(`/${number}`));
  expect(wrong.map(([link]) => link)).toEqual([]);
});

test('no link is left half written', () => {
  const prose = text.replace(/`[^`]*`/g, '');
  expect(prose.match(/\[[^\]]*\]\((?![^)\s]+\))|\]\s+\(|\[[^\]]*\](?!\()/g)).toBeNull();
});

test.each(['changelog.md', 'changelog.zh-CN.md'])(
  'the milestones of %s link to the versions they show, with their dates',
  (file) => {
    const page = readFileSync(join(ROOT, 'docs', file), 'utf8');
    const shown = [...page.matchAll(/\[(\d+\.\d+\.\d+)\]\(#([\w-]+)\) *\| (`[\d-]+`)/g)];
    expect(shown.length).toBeGreaterThan(10);
    const wrong = shown.filter(
      ([, version = '', anchor, date]) =>
        versionAnchor(version) !== anchor ||
        entries.find((entry) => entry.version === version)?.rest[0] !== date,
    );
    expect(wrong.map(([link]) => link)).toEqual([]);
  },
);
