import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { formatProblem } from '../../../src/model/problem';
import { checkSite } from '../../../src/plugin/checks/check-site';
import { hostOfTexts } from '../../support/host-of-texts';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';
import { temporaryFolders } from '../support/temporary-folder';

jest.setTimeout(240_000);

const folderWith = temporaryFolders();
const COPIED = ['docs', 'public', 'CHANGELOG.md', 'package.json'];
const NAME = 'my-planets';
const KINDS = ['demo', 'recipe'];

/** A copy of this repository's pages. */
const root = folderWith({});
for (const one of COPIED) cpSync(join(ROOT, one), join(root, one), { recursive: true });
for (const one of ['demos', 'recipes'])
  mkdirSync(join(root, 'tests/e2e', one), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');

/** Runs `npm run new:<kind>` in the copy. @returns the files that it names */
function start(kind: string): string[] {
  const script = join(ROOT, `scripts/new-${kind}.mjs`);
  const said = execFileSync(process.execPath, [script, NAME], {
    cwd: root,
    stdio: 'pipe',
  });
  return said.toString().trim().split('\n');
}

/** What the compiler says of files of the copy, as if they stood in this repository. */
function typeErrors(files: readonly string[]): string[] {
  const path = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  const texts = new Map(
    files.map((file) => [join(ROOT, file), readFileSync(join(root, file), 'utf8')]),
  );
  const host = hostOfTexts(texts, options);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((one) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(one)),
      ...program.getSemanticDiagnostics(program.getSourceFile(one)),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

const code = (folder: string) => [
  `docs/examples/${folder === 'demos' ? '' : `${folder}/`}${NAME}.tsx`,
  `tests/e2e/${folder}/${NAME}.test.ts`,
];
const pagesOf = (kind: string) => [
  `docs/${kind}/${NAME}.md`,
  `docs/${kind}/${NAME}.zh-CN.md`,
];
const written = new Map(KINDS.map((kind) => [kind, start(kind)]));

test.each(KINDS)('a new %s has its code, a page in both languages and a test', (kind) => {
  expect(written.get(kind)).toEqual(
    expect.arrayContaining([...code(`${kind}s`), ...pagesOf(kind)]),
  );
  const [english, chinese] = pagesOf(kind).map((page) =>
    readFileSync(join(root, page), 'utf8').match(/^## .*$/gm),
  );
  expect(chinese).toHaveLength(english!.length);
  expect(chinese!.filter((heading) => !/\p{Script=Han}/u.test(heading))).toEqual([]);
});

test('the pages pass the checks of the site, parity of languages included', () => {
  const site = siteIn(root, { apiNotes: 'docs/api', strict: true });
  const paths = KINDS.flatMap((kind) => [`/${kind}/${NAME}`, `/zh-CN/${kind}/${NAME}`]);
  expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(checkSite(site).map(formatProblem)).toEqual([]);
});

test('their code has no type errors', () => {
  expect(typeErrors(KINDS.flatMap((kind) => code(`${kind}s`)))).toEqual([]);
});

test.each(KINDS)('the name of a %s that is there is refused', (kind) => {
  expect(() => start(kind)).toThrow(/are there already/);
});
