import { existsSync, writeFileSync } from 'node:fs';

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
