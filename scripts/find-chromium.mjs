import { existsSync } from 'node:fs';

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
  return { executablePath: await bundled.executablePath(), args };
}
