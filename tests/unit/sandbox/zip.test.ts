import { strFromU8, unzipSync } from 'fflate';
import { layOut } from '../../../src/sandbox/lay-out';
import { zipOf } from '../../../src/sandbox/zip';
import { changedDemo, HOSTILE, smallProject } from '../support/small-demo';

const page = 'https://example.org/demo/frozen-rows#docs';
const unpack = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]),
  );

test('the archive is one folder with the Vite project and a README', () => {
  const project = smallProject({
    edited: { 'index.tsx': 'export default () => "Łódź 表";' },
  });
  const { 'frozen-rows-demo/README.md': readme, ...files } = unpack(
    zipOf(project, { page }),
  );
  const expected = Object.entries(layOut(project, 'vite').files);
  expect(files).toEqual(
    Object.fromEntries(
      expected.map(([path, text]) => [`frozen-rows-demo/${path}`, text]),
    ),
  );
  expect(readme).toContain('# Rows that stay');
  expect(readme).toContain(`<${page}>`);
  expect(readme).toContain('npm install\nnpm run dev');
});

test('the same project makes the same bytes, whenever it is made', () => {
  jest.useFakeTimers({ now: new Date('2020-02-02T02:02:02') });
  const first = zipOf(smallProject(), { page });
  jest.setSystemTime(new Date('2031-12-31T23:59:59'));
  const second = zipOf(smallProject(), { page });
  jest.useRealTimers();
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  // Time and date of the first file as DOS writes them: midnight, 1 January 1980.
  expect([...first.slice(10, 14)]).toEqual([0, 0, 0x21, 0]);
});

test('words of a demo make no markup in the README', () => {
  const asset = changedDemo({ title: `${HOSTILE}\n# second`, description: HOSTILE });
  const files = unpack(
    zipOf(smallProject({ asset }), { page: 'https://example.org/?<b>` x' }),
  );
  const readme = files['frozen-rows-demo/README.md'] ?? '';
  expect(readme.split('\n').filter((line) => line.startsWith('#'))).toHaveLength(1);
  expect(readme).not.toMatch(/[^\\]<(script|\/script|b)/);
  expect(readme).toContain('\\[x\\](y)');
});

test('an address without host is refused: the link would lead nowhere', () => {
  expect(() => zipOf(smallProject(), { page: '/demo/simple' })).toThrow(/Invalid URL/);
});
