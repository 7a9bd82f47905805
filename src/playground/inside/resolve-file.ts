import { IMPORT_ENDINGS } from '../../model/demo/import-endings';

/**
 * The file that a relative import resolves to, or undefined.
 * @param from name of the importing file, relative to the entry: `shared/controls.tsx`
 * @param files the names of all files
 */
export function resolveFile(
  from: string,
  specifier: string,
  files: readonly string[],
): string | undefined {
  const path = from.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '.' || step === '') continue;
    if (step === '..' && path.length > 0 && path[path.length - 1] !== '..') path.pop();
    else path.push(step);
  }
  const target = path.join('/');
  const found = IMPORT_ENDINGS.map((ending) => target + ending).find((name) =>
    files.includes(name),
  );
  // TypeScript lets an import name the compiled file.
  return found ?? files.find((name) => name === target.replace(/\.jsx?$/, '.tsx'));
}
