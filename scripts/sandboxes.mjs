/**
 * `npm run test:sandboxes`: what readers are given of a demo really runs. `--help` tells more.
 *
 * What is looked at is what Chromium sends and saves when the buttons of a demo are pressed.
 * StackBlitz and the archive are Vite projects and are bundled by the Vite and the configuration
 * that they bring. What CodeSandbox bundles in the browser is bundled by esbuild here, as
 * `sandboxes/bundle.mjs` says. In all of them an import that the project's own package.json does
 * not have is a fault. The services themselves are not
 * asked.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from './bench/browser.mjs';
import { serve } from './bench/serve.mjs';
import { checkSandboxes } from './sandboxes/check.mjs';
import { choose, HELP, readOptions } from './sandboxes/options.mjs';
import { demosOf } from './sandboxes/site-demos.mjs';

async function main() {
  const options = readOptions(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  const { chosen, alone } = choose(demosOf(options.dist), options);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sandboxes-')));
  const site = await serve(options.dist);
  const browser = await launchBrowser();
  try {
    const results = await checkSandboxes({
      demos: chosen,
      alone,
      fromRepository: options.install === 'repository',
      folder,
      origin: site.origin,
      browser,
      say: (line) => console.log(line),
    });
    const faults = results.filter(({ fault }) => fault);
    console.log(
      `${chosen.length} demos, ${results.length} projects, ${faults.length} with a fault. ` +
        `Installed by themselves: ${[...alone].join(', ') || 'none'}.`,
    );
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await Promise.all([browser.close(), site.close()]);
    if (options.keep) console.log(`The projects are in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
