import fs from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Scripts of a bundle, by their names, that are not written until they have their final names: a
 * site of a thousand pages has two of each page.
 */
export type HeldScripts = Map<string, string>;

/** True for the name of a file of the output that is held: a script that is in no folder. */
export function isHeldName(name: string): boolean {
  return name.endsWith('.js') && !/[\\/]/.test(name);
}

/**
 * The file system of a bundler that holds the scripts of its output, and writes everything else.
 * @param output absolute path of the folder of the output; scripts in folders of it are written
 */
export function holdingScripts(output: string, held: HeldScripts): typeof fs {
  const writeFile = (
    path: string,
    content: string | Buffer,
    done: (error: Error | null) => void,
  ) => {
    const name = relative(output, path);
    if (!isHeldName(name)) return fs.writeFile(path, content, done);
    held.set(name, content.toString());
    done(null);
  };
  return { ...fs, writeFile: writeFile as unknown as typeof fs.writeFile };
}

/** Writes a script after all, under the name that it has. */
export function writeHeld(output: string, held: HeldScripts, name: string): void {
  const text = held.get(name);
  if (text === undefined) return;
  fs.writeFileSync(join(output, name), text);
  held.delete(name);
}

/** The text of a script, whether it is held or written. */
export function scriptText(output: string, held: HeldScripts, name: string): string {
  return held.get(name) ?? fs.readFileSync(join(output, name), 'utf8');
}
