import type { IApi } from 'dumi';
import type { Problem } from '../../../src/model/problem';
import problems from '../../../src/plugin/problems';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();

interface Given {
  files?: Record<string, string>;
  config?: object;
  /** What other plugins add, by the name of the hook. */
  added?: Record<string, unknown[]>;
}

/** What the plugin tells the development server, and where it watches for a mend. */
async function develop({ files, config, added }: Given) {
  const cwd = folderWith({ 'package.json': '{}', ...files });
  let generate = (): Promise<void> => Promise.reject(new Error('Nothing is generated.'));
  let written = '';
  let watched: string[] = [];
  problems({
    cwd,
    env: 'development',
    config: {
      locales: [{ id: 'en-US', name: 'English' }],
      themeConfig: { name: 'Site' },
      resolve: { docDirs: ['docs'] },
      ...config,
    },
    appData: { routes: {} },
    logger: { info: () => {}, error: () => {}, ready: () => {} },
    applyPlugins: ({ key }: { key: string }) => Promise.resolve(added?.[key] ?? []),
    addTmpGenerateWatcherPaths: (paths: () => string[]) => (watched = paths()),
    onGenerateFiles: ({ fn }: { fn: () => Promise<void> }) => (generate = fn),
    writeTmpFile: ({ content }: { content: string }) => (written = content),
  } as unknown as IApi);
  await generate();
  const [, json = ''] = /^export const problems = (.*);\n$/s.exec(written) ?? [];
  return {
    told: JSON.parse(json) as Problem[],
    watched: watched.map((path) => path.slice(cwd.length + 1)),
  };
}

test('a site without mistakes has no problems', async () => {
  expect((await develop({})).told).toEqual([]);
});

test("what is wrong with the site's own words is told, and watched until it is mended", async () => {
  const file = '.dumi/theme/locales/en-US.json';
  const { told, watched } = await develop({
    files: { [file]: '{\n  "skip": "Skip {"\n}\n' },
  });
  expect(told).toMatchObject([
    {
      file,
      line: 2,
      message: expect.stringContaining('the message "skip" cannot be read') as string,
    },
  ]);
  expect(watched).toEqual(['docs', '.dumi/theme/locales']);
});

describe('plugins of Babel, which does not run,', () => {
  const hint =
    'Start with BUNDLER=webpack in the environment, which takes Babel, or do without.';
  const place = { code: 'babel', file: '.dumirc.ts', line: 1, hint };

  test("are a problem in the site's options", async () => {
    const config = { extraBabelPlugins: ['a'], extraBabelPresets: [['b', {}]] };
    expect((await develop({ config })).told).toEqual([
      {
        ...place,
        message: '`extraBabelPlugins` does nothing: SWC compiles the site, not Babel.',
      },
      {
        ...place,
        message: '`extraBabelPresets` does nothing: SWC compiles the site, not Babel.',
      },
    ]);
  });

  test('are a problem where a plugin of the site adds them', async () => {
    expect(
      (await develop({ added: { addExtraBabelPlugins: [() => ({})] } })).told,
    ).toEqual([
      {
        ...place,
        message:
          'what a plugin gives to `addExtraBabelPlugins` does nothing: SWC compiles the site, not Babel.',
      },
    ]);
  });

  test("are none with umi's own bundler, or where the lists are empty", async () => {
    const config = { extraBabelPlugins: ['a'] };
    process.env.BUNDLER = 'webpack';
    try {
      expect((await develop({ config })).told).toEqual([]);
    } finally {
      delete process.env.BUNDLER;
    }
    expect((await develop({ config: { extraBabelPlugins: [] } })).told).toEqual([]);
  });
});
