import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = 'chromium';

/**
 * Unpacks into a folder of its own and moves the program last, so that neither an interrupted run
 * nor one beside this leaves half a program, which the package would take for a whole one.
 */
async function unpack(bundled) {
  const home = tmpdir();
  if (existsSync(join(home, PROGRAM))) return;
  const { TMPDIR } = process.env;
  const part = mkdtempSync(join(home, `${PROGRAM}-`));
  try {
    process.env.TMPDIR = part;
    await bundled.executablePath();
    const names = readdirSync(part).filter((name) => name !== PROGRAM);
    for (const name of [...names, PROGRAM]) {
      if (existsSync(join(home, name))) continue;
      renameSync(join(part, name), join(home, name));
    }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * The Chromium that tests, bench and previews run: the one that `@sparticuz/chromium` carries
 * inside its npm package, so that results are the same on every machine with Node, unless
 * `CHROMIUM` names another program.
 *
 * The package's binary needs a few shared libraries (nss, nspr, expat): the package carries them
 * for machines that have none.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 * @throws where `CHROMIUM` names a program that does not exist
 */
export async function findChromium() {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const { CHROMIUM: executablePath } = process.env;
  if (executablePath) {
    if (!existsSync(executablePath))
      throw new Error(`CHROMIUM names ${executablePath}, which does not exist.`);
    return { executablePath, args };
  }
  // The package unpacks its libraries and sets the library path when it believes to be on the
  // service that it was made for; this variable is how its README tells it so.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  await unpack(bundled);
  return { executablePath: await bundled.executablePath(), args };
}
