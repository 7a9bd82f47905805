/**
 * The theme's own site, `sites/theme`, with the theme as sites install it: packed.
 *
 *   npm run start:theme    port 8000, or PORT
 *   npm run build:theme    writes sites/theme/dist
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const [command = 'dev'] = process.argv.slice(2);
const site = resolve('sites/theme');
const installed = join(site, 'node_modules/dumi-theme-ledger');

execFileSync(process.execPath, ['scripts/pack.mjs'], { stdio: 'inherit' });
rmSync(installed, { recursive: true, force: true });
cpSync('.pack', installed, { recursive: true });
// Its dependencies in other versions than dumi's, where npm would put them.
cpSync('src/node_modules', join(installed, 'node_modules'), { recursive: true });

const dumi = createRequire(join(site, 'package.json')).resolve('dumi/bin/dumi.js');
const run = spawn(process.execPath, [dumi, command], { cwd: site, stdio: 'inherit' });
run.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
