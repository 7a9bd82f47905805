import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkEmbeds } from '../../../../src/plugin/checks/embeds';
import { allDocuments } from '../../../../src/plugin/site/read-site';
import { problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

function problemsOf(files: Record<string, string>): string[] {
  return problemsIn(siteIn(folderWith(files)), checkEmbeds);
}

const embed = (src: string) => `<embed src="${src}"></embed>\n`;

test('what is there is embedded', () => {
  const files = {
    'docs/a.md': embed('../b.md') + embed('./c.md#L2-L3'),
    'b.md': 'B\n',
    'docs/c.md': '1\n2\n3\n',
  };
  expect(problemsOf(files)).toEqual([]);
});

test('a file that is not there is told with the nearest', () => {
  expect(
    problemsOf({ 'docs/a.md': `A\n\n${embed('../chnages.md')}`, 'changes.md': '' }),
  ).toEqual([
    'docs/a.md:3 <embed src="../chnages.md"> leads to no file. Did you mean "../changes.md"?',
  ]);
  expect(problemsOf({ 'docs/a.md': embed('../b'), 'b/c.md': '' })).toEqual([
    'docs/a.md:1 <embed src="../b"> leads to no file. Create the file, or remove the tag.',
  ]);
});

test('a tag without its end is told', () => {
  expect(
    problemsOf({ 'docs/a.md': '<embed src="../b.md">\n\nText\n', 'b.md': '' }),
  ).toEqual([
    'docs/a.md:1 <embed src="../b.md"> is not closed. Write `<embed src="../b.md"></embed>`.',
  ]);
});

test('lines in another form are told, and the whole file is there', () => {
  expect(problemsOf({ 'docs/a.md': embed('./b.md#L3-5'), 'docs/b.md': 'B\n' })).toEqual([
    'docs/a.md:1 <embed src="./b.md#L3-5"> names no lines. End it with the lines to embed, as in `#L3` or `#L3-L9`.',
  ]);
});

test('files that embed each other are told, each way around', () => {
  expect(
    problemsOf({
      'docs/a.md': embed('./b.md'),
      'docs/b.md': `B\n\n${embed('./a.md')}`,
      'docs/c.md': embed('./c.md'),
    }),
  ).toEqual([
    'docs/b.md:3 <embed src="./a.md"> embeds a file that embeds this one. Remove one of the two tags.',
    'docs/a.md:1 <embed src="./b.md"> embeds a file that embeds this one. Remove one of the two tags.',
    'docs/c.md:1 <embed src="./c.md"> embeds a file that embeds this one. Remove one of the two tags.',
  ]);
});

test('a file outside the project is not read, also by a symbolic link', () => {
  const outside = folderWith({ 'secret.md': 'SECRET\n' });
  const root = folderWith({ 'package.json': '{}' });
  mkdirSync(join(root, 'docs'));
  symlinkSync(join(outside, 'secret.md'), join(root, 'docs/link.txt'));
  symlinkSync(join(outside, 'secret.md'), join(root, 'docs/page.md'));
  writeFileSync(
    join(root, 'docs/a.md'),
    [join(outside, 'secret.md'), './link.txt'].map(embed).join('\n'),
  );
  const site = siteIn(root);
  expect(problemsIn(site, checkEmbeds)).toEqual([
    `docs/a.md:1 <embed src="${join(outside, 'secret.md')}"> leads out of the project. Copy the file into the project.`,
    'docs/a.md:3 <embed src="./link.txt"> leads out of the project. Copy the file into the project.',
    'docs/page.md:1 this file is a link that leads out of the project. Copy the file into the project.',
  ]);
  const [a] = allDocuments(site);
  expect(a?.text).not.toContain('SECRET');
});

test('a site in a workspace may embed what stands in another package of it', () => {
  const root = folderWith({
    'package.json': '{"workspaces":["site","lib"]}',
    'site/docs/a.md': embed('../../lib/b.md'),
    'lib/b.md': 'B\n',
  });
  expect(problemsIn(siteIn(join(root, 'site')), checkEmbeds)).toEqual([]);
});

test.each([
  ['a package.json is above a site without one', { 'package.json': '{}' }],
  [
    'the site is a package in a repository',
    { '.git/HEAD': '', 'web/package.json': '{}' },
  ],
])('a file above the site is in the project where %s', (_, files) => {
  const root = folderWith({
    'CHANGELOG.md': 'Text\n',
    'web/docs/a.md': embed('../../CHANGELOG.md'),
    ...files,
  });
  expect(problemsIn(siteIn(join(root, 'web')), checkEmbeds)).toEqual([]);
});
