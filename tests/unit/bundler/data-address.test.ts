import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { DATA_ADDRESS } from '../../../src/bundler/file-kinds';
import { temporaryFolders } from '../support/temporary-folder';

const folderWith = temporaryFolders();

/** Files that Rspack makes of an address with data, where a rule makes files of the rest. */
async function filesWithout(exclude: RegExp[]): Promise<string[]> {
  const folder = folderWith({
    'index.js': "console.log(new URL('data:font/woff;base64,d09GRg', import.meta.url));",
  });
  await new Promise<void>((done, failed) => {
    rspack(
      {
        context: folder,
        entry: './index.js',
        output: { path: join(folder, 'out') },
        module: { rules: [{ exclude: [/\.js$/, ...exclude], type: 'asset/resource' }] },
      },
      (error) => (error ? failed(error) : done()),
    );
  });
  return readdirSync(join(folder, 'out'));
}

test('an address with data stays one, and is no file', async () => {
  expect(await filesWithout([/^$/])).toHaveLength(2);
  expect(await filesWithout([/^$/, DATA_ADDRESS])).toEqual(['main.js']);
});
