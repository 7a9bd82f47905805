import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../../src/search/engine/engine';
import en from '../../src/locales/en-US.json';
import { unpackIndex } from '../../src/search/format/index-file';
import type { IndexFile } from '../../src/search/format/index-file';
import { createSmallSite } from '../support/small-site';

jest.setTimeout(600_000);

const site = createSmallSite();
afterAll(() => site.remove());

const DEMO = (name: string) => `import React from 'react';
import './helpers/look.css';
import { label } from './helpers/label';

export default function ${name}() {
  return <p className="made-up">{label}</p>;
}
`;
const CONFIG = readFileSync(join(site.root, '.dumirc.ts'), 'utf8');

/** A site with two languages that the theme has no messages of, and builtins of its own. */
const FILES = {
  '.dumirc.ts': CONFIG.replace(
    "{ id: 'zh-CN', name: '中文' },",
    "{ id: 'ja-JP', name: '日本語' }, { id: 'es-419', name: 'Pirata' },",
  ).replace(
    '"name":"Small site",',
    '"name":"Small site","demoSupport":["docs/examples/helpers"],',
  ),
  '.dumi/theme/locales/es-419.json':
    '{ "skip": "Al abordaje", "search.fillers": "cómo arr", "page.untranslated": "Pronto. Ahora: {language}." }',
  '.dumi/theme/builtins/Quiet/index.tsx':
    "import React from 'react';\nexport default () => <b>quiet</b>;\n",
  '.dumi/theme/builtins/Quiet/builtin.json': '{ "static": true }',
  '.dumi/theme/builtins/Loud/index.tsx':
    "import React, { useEffect, useState } from 'react';\nexport default function Loud() {\n  const [word, say] = useState('loud');\n  useEffect(() => say('louder'), []);\n  return <b>{word}</b>;\n}\n",
  'docs/quiet.md': '---\ntitle: Quiet\n---\n\nText.\n\n<Quiet></Quiet>\n',
  'docs/loud.md': '---\ntitle: Loud\n---\n\nText.\n\n<Loud></Loud>\n',
  'docs/hello.md':
    '---\ntitle: Hello\n---\n\n<code src="./examples/hello.tsx"></code>\n\n<code src="./examples/two.tsx"></code>\n\n<code src="./examples/three.tsx"></code>\n',
  'docs/hello.es-419.md':
    '---\ntitle: Hola\n---\n\nArr, cómo navegar.\n\n<code src="./examples/hello.tsx"></code>\n\n<code src="./examples/two.tsx"></code>\n\n<code src="./examples/three.tsx"></code>\n',
  'docs/hello.$tab-more.md': '---\ntitle: More\n---\n\nMore text.\n',
  'docs/hello.$tab-more.es-419.md': '---\ntitle: Más\n---\n\nMás texto.\n',
  'docs/examples/hello.tsx': DEMO('Hello'),
  'docs/examples/two.tsx': DEMO('Two'),
  'docs/examples/three.tsx': DEMO('Three'),
  'docs/examples/helpers/look.css': '.made-up { color: #123456; }\n',
  'docs/examples/helpers/label.ts':
    "type SecretOfHelpers = string;\nexport const label: SecretOfHelpers = 'from the helpers';\n",
};

const dist = (path: string) => readFileSync(join(site.root, 'dist', path), 'utf8');
const page = (path: string) => dist(join(path, 'index.html'));
const indexOf = (locale: string) => {
  const name = readdirSync(join(site.root, 'dist/search')).find((file) =>
    new RegExp(`^${locale}\\.\\w{8}\\.json$`).test(file),
  );
  return JSON.parse(dist(`search/${name}`)) as IndexFile;
};

beforeAll(async () => {
  site.write(FILES);
  const { code, output } = await site.build();
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
});

test('pages are in the made-up languages, with their messages and English where they have none', () => {
  expect(page('es-419/hello')).toMatch(/<html[^>]* lang="es-419"/);
  expect(page('es-419/hello')).toContain('Al abordaje');
  expect(page('es-419/hello')).toMatch(/href="\/ja-JP\/hello"[^>]*>日本語</);
  expect(page('ja-JP/hello')).toMatch(/<html[^>]* lang="ja-JP"/);
  expect(page('ja-JP/hello')).toContain(`>${en.skip}<`);
});

test('a page that is not translated says so', () => {
  expect(page('es-419/quiet')).toMatch(/Pronto\. Ahora: English\./);
  expect(page('es-419/hello')).not.toContain('Pronto.');
});

test('its tabs are those of its language', () => {
  expect(page('es-419/hello')).toContain('Más');
  expect(page('hello')).toContain('More');
  expect(page('hello')).not.toContain('Más');
});

test('all languages share the demos, which are found by the page of the default one', () => {
  const code = readFileSync(
    join(site.root, '.dumi/tmp-production/ledger/demo-pages.ts'),
    'utf8',
  );
  const found = [...code.matchAll(/prefix: "([^"]*)".*\/docs\/(.*?)['"]\)/g)];
  expect(found.map(([, prefix, file]) => `${prefix} ${file}`)).toContain(
    'docs-hello hello.md',
  );
  expect(code).not.toContain('es-419');
});

test('search drops the fillers of its language and has no others than English ones', () => {
  const spanish = indexOf('es-419');
  expect(spanish.fillers.split(' ')).toEqual(
    expect.arrayContaining(['como', 'arr', 'the']),
  );
  expect(spanish.fillers).not.toContain('如何');
  expect(indexOf('en-US').fillers.split(' ')).not.toContain('arr');
  const [best] = createEngine(unpackIndex(spanish)).search('arr como navegar').best;
  expect(best?.link).toBe('/es-419/hello');
});

test("a builtin with an effect loads React at once, one that says it is static doesn't", () => {
  expect(page('loud')).toContain('"live":true');
  expect(page('quiet')).not.toContain('"live":true');
});

test('what supports demos is neither shown nor searched, and its styles are one file', () => {
  expect(page('hello')).toContain('from the helpers');
  expect(page('hello')).not.toContain('SecretOfHelpers');
  expect(page('hello').match(/<pre /g)).toHaveLength(3);
  expect(indexOf('en-US').words).not.toContain('OfHelpers');
  const names = readdirSync(join(site.root, 'dist'));
  const styles = names.filter(
    (name) => /\.css$/.test(name) && dist(name).includes('.made-up'),
  );
  expect(styles).toEqual([expect.stringMatching(/^styles\./)]);
});
