import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Serves a folder with `npm run preview`'s server on a free port, until it is closed.
 * @throws what the server says where it does not start
 */
export async function startPreview(folder: string) {
  const child = spawn(process.execPath, ['scripts/preview.mjs', folder], {
    env: { ...process.env, PORT: '0', BASE: '/' },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    const read = (data: Buffer) => {
      output += data.toString();
      const found = /http:\/\/[^/\s]+/.exec(output)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return {
    origin,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
