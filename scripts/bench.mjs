/**
 * `npm run bench`: this site beside dumi's default theme on the same pages. `--help` tells more.
 *
 * The baseline is measured in the same run because times say little by themselves: they depend on
 * the machine. The definitions of the figures stand beside what measures them, in `bench/`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, resolve } from 'node:path';
import { compareAuthoring } from './bench/authoring/compare-authoring.mjs';
import { runBudgets } from './bench/budget-run.mjs';
import { compareBuilds, compareSites } from './bench/compare.mjs';
import { HELP, readOptions } from './bench/options.mjs';
import { sitesBelow } from './bench/sites.mjs';
import { markdownTables, terminalTables } from './bench/tables.mjs';

const BUDGETS = new URL('./bench/budgets.json', import.meta.url);

/** Progress goes where it does not mix with the tables. */
function say(text) {
  console.error(text);
}

async function budgets(site) {
  const { ok, text } = await runBudgets(JSON.parse(readFileSync(BUDGETS, 'utf8')), site);
  console.log(text);
  if (ok) return;
  console.error('Pages are over their budget in scripts/bench/budgets.json.');
  process.exitCode = 1;
}

/** What pages have shown to be wrong, each fault once. */
function problemsOf({ plain = {}, throttled = {} }) {
  const problems = [plain, throttled]
    .flatMap((pages) => Object.values(pages))
    .flatMap(({ site, baseline }) => [
      ...site.flatMap((one) => one.problems.map((text) => `this site, ${text}`)),
      ...baseline.flatMap((one) => one.problems.map((text) => `default theme, ${text}`)),
    ]);
  return [...new Set(problems)];
}

async function bench(sites, options) {
  const build = options.build ? await compareBuilds(sites, options.builds, say) : null;
  const pages = options.parts.includes('pages')
    ? await compareSites(sites, options, say)
    : null;
  const authoring = await compareAuthoring(sites, options, say);
  const result = {
    build: build?.medians ?? null,
    ...pages?.medians,
    ...authoring.medians,
  };
  const samples = { build: build?.samples, ...pages?.samples, ...authoring.samples };
  const { chromium } = pages ?? authoring;
  const machine = { node: process.version, chromium, processors: cpus().length };
  mkdirSync(dirname(resolve(options.out)), { recursive: true });
  writeFileSync(
    options.out,
    `${JSON.stringify({ ...machine, ...result, samples }, null, 1)}\n`,
  );
  console.log(options.markdown ? markdownTables(result) : terminalTables(result));
  for (const problem of problemsOf(samples)) say(`problem: ${problem}`);
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else {
    const sites = sitesBelow(process.cwd(), resolve(options.dist));
    await (options.budgets ? budgets(sites.site) : bench(sites, options));
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
