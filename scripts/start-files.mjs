import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Code of the table that a first demo shows. */
export const PLANETS = `interface Planet {
  id: number;
  name: string;
  moons: number;
}

const columns: ColumnsType<Planet> = [
  { title: 'Planet', dataIndex: 'name', key: 'name' },
  { title: 'Moons', dataIndex: 'moons', key: 'moons', align: 'right' },
];

const planets: Planet[] = [
  { id: 3, name: 'Earth', moons: 1 },
  { id: 4, name: 'Mars', moons: 2 },
];
`;

/** One more than the last place that a page of a folder has in the sidebar. */
export function nextOrder(folder) {
  const orders = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => /^order: (\d+)$/m.exec(readFileSync(`${folder}/${file}`, 'utf8')))
    .map((match) => Number(match?.[1] ?? 0));
  return Math.max(0, ...orders) + 1;
}

/** @example pascal('frozen-rows') // 'FrozenRows' */
export function pascal(words) {
  return words.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase());
}

/**
 * Writes the first files of a demo or a recipe, or says why not and fails.
 * @param {string} kind `demo` or `recipe`
 * @param {string} name in kebab-case
 * @param {() => Record<string, string>} make texts by the path of their file
 * @returns {boolean} whether they are written
 */
export function startFiles(kind, name, make) {
  const fail = (text) => {
    console.error(text);
    process.exitCode = 1;
    return false;
  };
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return fail(
      `Give the ${kind} a name in kebab-case: npm run new:${kind} -- frozen-rows`,
    );
  const files = make();
  const taken = Object.keys(files).filter(existsSync);
  if (taken.length > 0)
    return fail(`${taken.join(' and ')} are there already. Choose another name.`);
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(file, text);
    console.log(file);
  }
  return true;
}
