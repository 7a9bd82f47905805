import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseMarkdown } from '../support/markdown';
import { ROOT } from '../support/root';

const files = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(ROOT, 'decisions')).map((name) => `decisions/${name}`),
];

const read = (file: string) => parseMarkdown(readFileSync(join(ROOT, file), 'utf8'));

// The site's own pages are checked by the build.
test.each(files)('every link of %s leads to a file, and to a heading in it', (file) => {
  const faults = read(file).links.flatMap(({ url, line }) => {
    const [path = '', hash] = url.split('#');
    if (/^https:/.test(url)) return [];
    const target = path === '' ? file : join(dirname(file), path);
    const isThere = existsSync(join(ROOT, target));
    const names = !hash || read(target).headings.some(({ id }) => id === hash);
    return isThere && names ? [] : [`${file}:${line} ${url}`];
  });
  expect(faults).toEqual([]);
});
