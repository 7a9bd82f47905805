import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The first program of `NAMES` on the PATH, if any.
 * @returns {string | undefined}
 */
function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(
    existsSync,
  );
}

/**
 * The Chromium of the tests: `CHROMIUM` names one, else the system's, else the one that
 * `@sparticuz/chromium` carries inside its npm package, so that a machine with only Node can
 * run them. `CHROMIUM=bundled` asks for the last one.
 *
 * The bundled binary needs a few shared libraries (nss, nspr, expat): the same package carries
 * them for machines that have none.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findChromium() {
  const asked = process.env.CHROMIUM;
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const found = asked === 'bundled' ? undefined : asked || systemChromium();
  if (found) {
    if (!existsSync(found))
      throw new Error(`CHROMIUM names ${found}, which does not exist.`);
    return { executablePath: found, args };
  }
  // The package unpacks its libraries and sets the library path when it believes to be on the
  // service that it was made for; this variable is how its README tells it so.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  return { executablePath: await bundled.executablePath(), args };
}
