import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What `make` gives, made by the first test file of a run that asks for it and read by the others,
 * since each has modules of its own.
 * @param name of the file that keeps it in the run's folder
 * @param make gives what JSON can hold
 */
export function madeOnce<Made>(name: string, make: () => Made): Made {
  const path = join(process.env.RUN_FOLDER ?? '', `${name}.json`);
  if (!existsSync(path)) {
    // Another worker may be at it too; what it renames is whole.
    const own = `${path}.${process.pid}`;
    writeFileSync(own, JSON.stringify(make()));
    renameSync(own, path);
  }
  return JSON.parse(readFileSync(path, 'utf8')) as Made;
}
