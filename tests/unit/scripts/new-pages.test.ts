import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { formatProblem } from '../../../src/model/problem';
import { checkSite } from '../../../src/plugin/checks/check-site';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';
import { temporaryFolders } from '../support/temporary-folder';

jest.setTimeout(240_000);

const folderWith = temporaryFolders();
const COPIED = ['docs', 'public', 'CHANGELOG.md', 'package.json'];
const LANGUAGES = ['', '.zh-CN'];

/** A copy of this repository's pages in which `npm run new:<kind>` has run. */
function started(kind: 'demo' | 'recipe', name: string) {
  const root = folderWith({});
  for (const one of COPIED) cpSync(join(ROOT, one), join(root, one), { recursive: true });
  for (const one of ['demos', 'recipes'])
    mkdirSync(join(root, 'tests/e2e', one), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  const script = join(ROOT, `scripts/new-${kind}.mjs`);
  const said = execFileSync(process.execPath, [script, name], { cwd: root });
  return { root, files: said.toString().trim().split('\n') };
}

/** What the compiler says of files of a copy, as if they stood in this repository. */
function typeErrors(root: string, files: readonly string[]): string[] {
  const path = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  const texts = new Map(
    files.map((file) => [join(ROOT, file), readFileSync(join(root, file), 'utf8')]),
  );
  const host = ts.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (one) => texts.has(one) || fileExists(one);
  host.readFile = (one) => texts.get(one) ?? readFile(one);
  host.getSourceFile = (one, language, ...rest) => {
    const text = texts.get(one);
    return text === undefined
      ? getSourceFile(one, language, ...rest)
      : ts.createSourceFile(one, text, language, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((one) =>
    [
      ...program.getSyntacticDiagnostics(program.getSourceFile(one)),
      ...program.getSemanticDiagnostics(program.getSourceFile(one)),
    ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe.each([
  ['demo', 'docs/examples/my-planets.tsx', 'tests/e2e/demos/my-planets.test.ts'],
  [
    'recipe',
    'docs/examples/recipes/my-planets.tsx',
    'tests/e2e/recipes/my-planets.test.ts',
  ],
] as const)('npm run new:%s', (kind, example, check) => {
  const name = 'my-planets';
  const pages = LANGUAGES.map((language) => `docs/${kind}/${name}${language}.md`);
  const { root, files } = started(kind, name);

  test('writes an example, a page in both languages and a test, and says so', () => {
    expect(files).toEqual(expect.arrayContaining([example, ...pages, check]));
  });

  test('what it writes passes the checks of the site, parity of languages included', () => {
    const site = siteIn(root, { apiNotes: 'docs/api', strict: true });
    expect(site.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining([`/${kind}/${name}`, `/zh-CN/${kind}/${name}`]),
    );
    expect(checkSite(site).map(formatProblem)).toEqual([]);
    const [english, chinese] = pages.map((page) =>
      readFileSync(join(root, page), 'utf8').match(/^## .*$/gm),
    );
    expect(chinese).toHaveLength(english!.length);
    expect(chinese!.filter((heading) => !/\p{Script=Han}/u.test(heading))).toEqual([]);
  });

  test('its code has no type errors', () => {
    expect(typeErrors(root, [example, check])).toEqual([]);
  });

  test('a name that is taken is refused, and nothing is written over', () => {
    const script = join(ROOT, `scripts/new-${kind}.mjs`);
    const again = () =>
      execFileSync(process.execPath, [script, name], { cwd: root, stdio: 'pipe' });
    expect(again).toThrow(/are there already/);
  });
});
