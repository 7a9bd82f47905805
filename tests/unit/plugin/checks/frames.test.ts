import { checkDemos } from '../../../../src/plugin/checks/demos';
import { checkFrames } from '../../../../src/plugin/checks/frames';
import { problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const HINT =
  'Use a whole number of pixels without a unit, such as 400, or no value for 300.';

/** What is said of a page that shows a demo, and of the demo. */
function problemsOf(tag: string, demo = 'export const a = 1;\n'): string[] {
  const root = folderWith({
    'docs/a.md': `---\ntitle: A\n---\n\n${tag}\n`,
    'docs/a.$tab-more.md': `${tag}\n`,
    'docs/x.tsx': demo,
  });
  return [...new Set(problemsIn(siteIn(root), checkFrames, checkDemos))];
}

test.each([
  '<code src="./x.tsx"></code>',
  '<code src="./x.tsx" iframe></code>',
  '<code iframe src="./x.tsx">A title</code>',
  '<code src="./x.tsx" iframe=""></code>',
  '<code src="./x.tsx" iframe="400"></code>',
  "<code iframe='400' src='./x.tsx' />",
  '<code src="./x.tsx" iframe=400></code>',
  '<code src="./x.tsx" title="an iframe = much"></code>',
  '`<code src="./x.tsx" iframe="wide"></code>`',
  '<code src="./x.tsx" inline></code>',
])('nothing is wrong with %s', (tag) => {
  expect(problemsOf(tag)).toEqual([]);
});

test.each(['400px', '40em', '0', '{400}'])(
  'a frame of %s is told with the place in the page and in its tab',
  (height) => {
    expect(
      problemsOf(`Text.\n\n<code\n  src="./x.tsx" iframe="${height}"></code>`),
    ).toEqual(
      ['docs/a.md:7', 'docs/a.$tab-more.md:3'].map(
        (place) => `${place} invalid \`iframe\` height "${height}". ${HINT}`,
      ),
    );
  },
);

test('a demo that is part of the text has no frame', () => {
  expect(problemsOf('<code src="./x.tsx" inline iframe></code>')[0]).toBe(
    'docs/a.md:5 this demo is both inline and in a frame. Remove `inline` or `iframe`.',
  );
});

test.each([
  ['400', []],
  ['true', []],
  ['false', []],
  ['high', [`docs/x.tsx:3 invalid \`iframe\` height "high". ${HINT}`]],
])('a demo may ask for a frame in its front comment: %s', (height, problems) => {
  const demo = `/**\n * title: A\n * iframe: ${height}\n */\nexport const a = 1;\n`;
  expect(problemsOf('<code src="./x.tsx"></code>', demo)).toEqual(problems);
});

test('code that only looks like a front comment is no wish for a frame', () => {
  const demo = 'export const options = {\n  iframe: high,\n};\n';
  expect(problemsOf('<code src="./x.tsx"></code>', demo)).toEqual([]);
});
