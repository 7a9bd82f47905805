import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/root';

/** The library's sources, as readers run them; `~` marks copies that nothing imports. */
const FOLDER = join(ROOT, 'node_modules/rc-table/es');
export const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)[\w-]+\.js$/.test(file))
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'));

/** Examples in the place of an expression: a removed prop, and the index of a column. */
const PROP = 'onRowContextMenu';
const INDEX = '3';

/** The texts of all calls of `warning` in a source, with examples in the place of expressions. */
function textsIn(source: string): string[] {
  const calls = source.matchAll(/\bwarning\((?:!\(.*?\)|[^,]+), (.*)\);$/gm);
  return Array.from(calls, ([, text = '']) =>
    text
      .replace(/^["']|["']\)?$/g, '')
      .replace(/["']\.concat\((.*?), ["']/g, (_, value: string) =>
        value === 'name' ? PROP : INDEX,
      )
      .replace(/\\(['"])/g, '$1'),
  );
}

/** The messages of rc-table, each once. */
export const TEXTS = [...new Set(SOURCES.flatMap(textsIn))];

/** A message with any prop and index as it stands in `TEXTS`. */
export const asText = (message: string) =>
  message
    .replace(/^Index \d+/, `Index ${INDEX}`)
    .replace(/^`onRow\w+` is/, `\`${PROP}\` is`);
