import { parseArgs } from 'node:util';

export const HELP = `Shows that the demos run where readers take them. Presses the buttons of each demo on the built
site in Chromium, in TypeScript and in JavaScript; what the browser then sends to CodeSandbox and
StackBlitz, and what it saves as an archive, is decoded, installed, bundled and opened, and its
table compared with the demo alone on the site. Nothing of it goes out to the services.

  npm run build && npm run test:sandboxes

  --only a,b         these demos, by their file in docs/examples; all of them unless given
  --demos a,b        demos that are installed by themselves, from their own package.json, and
                     whose archive is started with \`npm run dev\`; two others every day unless given
  --install shared   the other demos share one install (as given)
  --install each     every demo is installed by itself
  --install repository
                     nothing is installed: demos get the packages of this repository, where it has
                     them in just the versions that they want; quick, and needs no network
  --dist dist        where the built site is
  --keep             leaves the folder with the projects
`;

const INSTALLS = ['shared', 'each', 'repository'];

/** @param {string | undefined} text @returns {string[] | undefined} */
function listOf(text) {
  return text
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean);
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
      only: { type: 'string' },
      demos: { type: 'string' },
      install: { type: 'string', default: 'shared' },
      dist: { type: 'string', default: 'dist' },
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (!INSTALLS.includes(values.install)) {
    throw new Error(
      `--install takes ${INSTALLS.join(', ')}, not "${values.install}". See --help.`,
    );
  }
  return { ...values, only: listOf(values.only), demos: listOf(values.demos) };
}

/**
 * Some of the names, the next ones every day (UTC), so that each has its turn.
 * @param {string[]} names @param {Date} date @param {number} count at most all of them
 */
export function namesOfDay(names, date, count) {
  const day = Math.floor(date.getTime() / 86_400_000);
  const steps = Array.from({ length: Math.min(count, names.length) }, (_, step) => step);
  return steps.map((step) => names[(day * count + step) % names.length]);
}

/**
 * The demos that are asked for.
 * @param {{ name: string, id: string }[]} all
 * @param {{ only?: string[], demos?: string[], install: string }} options
 * @returns {{ chosen: { name: string, id: string }[], alone: Set<string> }} all that are looked
 *   at, and the names of those that are installed by themselves
 * @throws where a name belongs to no demo
 */
export function choose(all, { only, demos, install }) {
  const names = all.map(({ name }) => name);
  const stranger = [...(only ?? []), ...(demos ?? [])].find(
    (name) => !names.includes(name),
  );
  if (stranger) throw new Error(`No demo of the site is called "${stranger}".`);
  const chosen = all.filter(
    ({ name }) => !only || only.includes(name) || demos?.includes(name),
  );
  const chosenNames = chosen.map(({ name }) => name);
  const alone = {
    each: () => chosenNames,
    shared: () => demos ?? namesOfDay(chosenNames, new Date(), 2),
    repository: () => demos ?? [],
  };
  return { chosen, alone: new Set(alone[install]()) };
}
