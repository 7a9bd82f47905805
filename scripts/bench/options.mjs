import { parseArgs } from 'node:util';

export const HELP = `Measures this site against dumi's default theme on the same pages.

  npm run bench                 builds both, measures, prints a table (about ten minutes)
  npm run bench -- --no-build   measures what is built already
  npm run bench -- --budgets    only the sizes of dist/ against scripts/bench/budgets.json

  --runs 5       throttled loads of each page, and rounds of navigation; figures are medians
  --plain 5      loads of each page at full speed
  --builds 1     cold builds of each site
  --dist dist    where the built site is; with --no-build or --budgets
  --out file     where the JSON goes, .bench/result.json unless given
  --markdown     prints the tables as markdown
`;

/** @param {string} name @param {string} text @returns {number} */
function count(name, text) {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`--${name} takes a whole number from 1 on, not "${text}".`);
  }
  return Number(text);
}

/**
 * Reads the command line; `HELP` explains the options.
 * @param {string[]} args without node and script
 * @throws where an option is not known or has no sense
 */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      plain: { type: 'string', default: '5' },
      builds: { type: 'string', default: '1' },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: '.bench/result.json' },
      'no-build': { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      budgets: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const build = !values['no-build'] && !values.budgets;
  if (build && values.dist !== 'dist') {
    throw new Error('A build goes to dist/. Use --dist with --no-build or --budgets.');
  }
  return {
    runs: count('runs', values.runs),
    plain: count('plain', values.plain),
    builds: count('builds', values.builds),
    dist: values.dist,
    out: values.out,
    markdown: values.markdown,
    budgets: values.budgets,
    help: values.help,
    build,
  };
}
