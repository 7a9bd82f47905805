import { readdirSync } from 'node:fs';

/** Paths of what a built site holds, below its folder, with `/` on every system, sorted. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replace(/\\/g, '/'))
    .sort();
}

export function isDocument(file: string): boolean {
  return file.endsWith('.html');
}
