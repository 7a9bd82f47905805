import { parseArgs } from 'node:util';

export const HELP = `Shows that the demos run where readers take them: what is sent to CodeSandbox and
StackBlitz, and what is saved as an archive, in TypeScript and in JavaScript, is written to a
folder, installed, bundled and opened, and its table compared with the demo alone on the site.

  npm run build && npm run test:sandboxes

  --only a,b         these demos, by their file in docs/examples; all of them unless given
  --demos a,b        demos that are installed by themselves, from their own package.json, and
                     whose archive is started with \`npm run dev\`; two others every day unless given
  --install shared   the other demos share one install per kind of project (as given)
  --install each     every demo is installed by itself
  --dist dist        where the built site is
  --keep             leaves the folder with the projects
`;

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
  if (!['shared', 'each'].includes(values.install)) {
    throw new Error(`--install takes shared or each, not "${values.install}".`);
  }
  return { ...values, only: listOf(values.only), demos: listOf(values.demos) };
}

/**
 * Two of the names, others every day, so that in a month each has had its turn.
 * @param {string[]} names @param {Date} date
 */
export function namesOfDay(names, date) {
  const day = Math.floor(date.getTime() / 86_400_000);
  return [0, 1].flatMap((step) => names[(day * 2 + step) % names.length] ?? []);
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
  const alone =
    install === 'each' ? chosenNames : (demos ?? namesOfDay(chosenNames, new Date()));
  return { chosen, alone: new Set(alone) };
}
