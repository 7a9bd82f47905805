import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Makes folders with files for the tests of one file, and removes them after the last.
 * @returns how to make one: `const root = folderWith({ 'docs/a.md': 'text' })`
 */
export function temporaryFolders(): (files: Record<string, string>) => string {
  const made: string[] = [];
  afterAll(() => made.forEach((path) => rmSync(path, { recursive: true })));
  return (files) => {
    const root = mkdtempSync(join(tmpdir(), 'ledger-'));
    made.push(root);
    for (const [name, text] of Object.entries(files)) {
      const path = join(root, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return root;
  };
}
