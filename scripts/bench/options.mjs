import { parseArgs } from 'node:util';

/** What is measured, in this order. */
export const PARTS = ['build', 'pages', 'start', 'edit', 'rebuild', 'growth'];

export const HELP = `Measures this site against dumi's default theme on the same pages.

  npm run bench                      builds both, measures all, prints tables
  npm run bench -- --only start,edit measures these parts:
      build     both sites from nothing
      pages     what readers load, navigation, search
      start     dumi dev to its first page: without caches, then with them
      edit      a sentence and a demo are edited, until the open page shows it
      rebuild   a build after a cold one, with one page edited
      growth    builds with more pages, and what readers load more by them
  npm run bench -- --no-build        the part pages, of what is built already
  npm run bench -- --budgets         only the sizes of dist/ against scripts/bench/budgets.json

  --runs 5       throttled loads of each page, and rounds of navigation; figures are medians
  --plain 5      loads of each page at full speed
  --builds 1     cold builds of each site, and second builds
  --starts 3     pairs of starts of each site
  --edits 5      edits of each kind
  --grow 200     made pages of about 3 kB that are added
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

/** @param {string | undefined} only @param {boolean} built @returns {string[]} */
function partsOf(only, built) {
  if (only === undefined) return built ? ['pages'] : PARTS;
  if (built) throw new Error('--no-build is the part pages. Leave out one of both.');
  const parts = only.split(',');
  const stranger = parts.find((part) => !PARTS.includes(part));
  if (stranger !== undefined) {
    throw new Error(`--only knows no part "${stranger}". There are ${PARTS.join(', ')}.`);
  }
  return parts;
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
      starts: { type: 'string', default: '3' },
      edits: { type: 'string', default: '5' },
      grow: { type: 'string', default: '200' },
      only: { type: 'string' },
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: '.bench/result.json' },
      'no-build': { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      budgets: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const parts = partsOf(values.only, values['no-build']);
  const build = parts.includes('build') && !values.budgets;
  if (build && values.dist !== 'dist') {
    throw new Error('A build goes to dist/. Use --dist with --no-build or --budgets.');
  }
  return {
    runs: count('runs', values.runs),
    plain: count('plain', values.plain),
    builds: count('builds', values.builds),
    starts: count('starts', values.starts),
    edits: count('edits', values.edits),
    grow: count('grow', values.grow),
    parts,
    dist: values.dist,
    out: values.out,
    markdown: values.markdown,
    budgets: values.budgets,
    help: values.help,
    build,
  };
}
