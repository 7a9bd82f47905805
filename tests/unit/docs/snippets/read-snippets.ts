import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';
import { codeBlocks } from '../guides/blocks';
import { CONTEXTS, NOT_COMPILED } from './contexts';

export interface Snippet {
  /** `docs/guide/types.md:23` */
  place: string;
  /** `guide/types#1`, the first of its page. */
  name: string;
  /** The code with what it needs in front. */
  code: string;
  /** Why it is not compiled. */
  skipped?: string;
}

/** The version that a snippet is written for, if not for this one: `title="rc-table 6"`. */
function otherVersion(meta: string): string | undefined {
  const [, title = ''] = /title="([^"]* [\d.]+)"/.exec(meta) ?? [];
  return title === '' || title === 'rc-table 7.30.3' ? undefined : `code of ${title}`;
}

/** A snippet as statements: fields of a column in a column, elements apart. */
function statementsOf(name: string, code: string): string {
  const { before = '', columnOf } = CONTEXTS[name] ?? {};
  if (columnOf === undefined)
    return `${before}\n${code.replace(/\/>\n(?=\n)/g, '/>;\n')}`;
  const column = code.startsWith('{') ? code : `{\n${code.replace(/;$/gm, ',')}}`;
  return `import type { ColumnType } from 'rc-table/lib/interface';
const column: ColumnType<${columnOf}> = ${column};`;
}

/** The code blocks in TypeScript of all pages; the translations have the same. */
export function readSnippets(): Snippet[] {
  const files = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replace(/\\/g, '/'))
    .filter((file) => /^[\w/$-]+(\.\$tab-[\w-]+)?\.md$/.test(file))
    .sort();
  return files.flatMap((file) =>
    codeBlocks(readFileSync(join(ROOT, 'docs', file), 'utf8'))
      .filter(({ language }) => /^[jt]sx?$/.test(language))
      .map(({ code, meta, line }, at) => {
        const name = `${file.replace('.md', '')}#${at + 1}`;
        // Each of them is a part of a test, says `guides/testing.test.ts`.
        const isRun = file === 'guide/testing.md' ? 'run as a part of a test' : undefined;
        const skipped = isRun ?? NOT_COMPILED[name] ?? otherVersion(meta);
        return {
          place: `docs/${file}:${line}`,
          name,
          code: statementsOf(name, code),
          skipped,
        };
      }),
  );
}
