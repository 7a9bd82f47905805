import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { checkImages } from '../../../../../src/plugin/checks/text/images';
import { problemsIn, siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();

/** What is wrong with the pictures of a page that holds a text. */
function problemsOf(text: string, outside?: string): string[] {
  const root = folderWith({
    'docs/a.md': text,
    'docs/there.svg': '',
    'public/there.svg': '',
  });
  if (outside) symlinkSync(join(outside, 'x.svg'), join(root, 'docs/link.svg'));
  return problemsIn(siteIn(root), checkImages);
}

test.each([
  '<img src="/there.svg">',
  '<p><img alt="a" src="./there.svg" /></p>',
  '<img src="there.svg?x">',
  '<img src="https://example.com/a.png"> <img src="data:image/gif;base64,">',
  '`<img src="/none.svg">` <!-- <img src="/none.svg"> -->',
])('nothing is wrong with %j', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test("an address may begin with the site's base", () => {
  const root = folderWith({
    'docs/a.md': '![a](/base/there.svg)\n\n<img src="/base/none.svg">\n',
    'public/there.svg': '',
  });
  const site = { ...siteIn(root), bases: ['/base/'] };
  expect(problemsIn(site, checkImages)).toEqual([
    expect.stringContaining('docs/a.md:3 the picture "/base/none.svg" leads to no file.'),
  ]);
});

test.each([
  ['<img src="/thre.svg">', '/thre.svg', 'Did you mean "/there.svg"?'],
  ['<img src="./missing.png">', './missing.png', 'Start the address with `/`'],
  ['A <img alt="b" src="/x.png"> c', '/x.png', 'Start the address with `/`'],
  ['![a](./missing.png)', './missing.png', 'Start the address with `/`'],
])('%j leads to no file', (text, src, hint) => {
  const problems = problemsOf(`A\n\n${text}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(
    `docs/a.md:3 the picture "${src}" leads to no file. ${hint}`,
  );
});

test('a picture outside the project is not published', () => {
  const outside = folderWith({ 'x.svg': '<svg/>' });
  const away = `${'../'.repeat(12)}${outside.slice(1)}/x.svg`;
  expect(problemsOf(`![a](${away})\n\n<img src="./link.svg">\n`, outside)).toEqual([
    `docs/a.md:1 the picture "${away}" leads out of the project. Copy the file into the project.`,
    'docs/a.md:3 the picture "./link.svg" leads out of the project. Copy the file into the project.',
  ]);
});
