import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const SCRIPT = `
  import { format } from 'oxfmt';
  const [name, text, options] = JSON.parse(process.argv[1]);
  process.stdout.write(JSON.stringify(await format(name, text, options)));
`;

/**
 * The real formatter in a process of its own: it is an ES module that asks for `import.meta`,
 * which Jest cannot load.
 */
export async function format(...asked: unknown[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    SCRIPT,
    JSON.stringify(asked),
  ]);
  return JSON.parse(stdout);
}
