import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsReference } from '../../../../src/plugin/schemas/reference';
import { ROOT } from '../../support/root';

test('src/OPTIONS.md is what the schemas say; `npm run options` writes it', () => {
  const written = readFileSync(join(ROOT, 'src/OPTIONS.md'), 'utf8');
  expect(written).toBe(optionsReference());
});

test.each([
  '- **`name`** (`string`, default `""`). Name of the site',
  '- **`nav`** (`object[] | { mode: ',
  '- **`footer`** (`string | Record<string, string> | false`). Text or HTML',
  "- **`prefersColor`** (`{ default?: 'light' | 'dark' | 'auto'; switch?: boolean }`, default `{\"default\":\"light\"}`). Color",
  '- **`title`** (`string | number`). Title of the page',
  '- **`tocDepth`** (`1 | 2 | 3 | 4 | 5 | 6`). Deepest',
  '- **`demos`** (`Record<string, object>`). Options',
  '- **`demos.<name>.height`** (`number`). Height in pixels',
  '- **`rows.<name>.text`** (`string | Record<string, string>`, required). ',
])('the reference has the name, type, default and sentence of an option: %s', (line) => {
  expect(optionsReference()).toContain(`\n${line}`);
});
