import { z } from 'zod';
import { notesSchema } from './api-notes';
import { bareSchema, fields } from './fields';
import { frontMatterSchema } from './front-matter';
import { optionsSchema } from './options';
import { isOptional, typeOf } from './type-of';
import { kindsOf } from './severities';
import { unusedOptions } from './without-effect';

type Schema = z.core.$ZodType;

/** The default of a schema as code; none where a key that is left out has no value. */
function defaultOf(schema: Schema): string | undefined {
  const { success, data } = z.safeParse(schema, undefined);
  return success && data !== undefined ? JSON.stringify(data) : undefined;
}

function entryOf(name: string, schema: Schema): string[] {
  const field = fields.get(schema);
  if (!field) return [];
  const fallback = defaultOf(schema);
  const notes = isOptional(schema) ? '' : ', required';
  return [
    `- **\`${name}\`** (\`${typeOf(schema)}\`${fallback ? `, default \`${fallback}\`` : notes}). ${field.description} Example: \`${field.example}\``,
  ];
}

/** The keys that a schema has words on, those inside of others behind them. */
function entriesOf(schema: Schema, prefix = ''): string[] {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodRecord) return entriesOf(bare.valueType, `${prefix}<name>.`);
  if (!(bare instanceof z.ZodObject)) return [];
  return Object.entries(bare.shape as z.ZodRawShape).flatMap(([key, value]) => [
    ...entryOf(prefix + key, value),
    ...entriesOf(value, `${prefix}${key}.`),
  ]);
}

/** Everything that a site may tell the theme, as a page in markdown, from the schemas. */
export function optionsReference(): string {
  return [
    '# Options of dumi-theme-ledger',
    'Written by `npm run options` from the schemas in `src/plugin/schemas`; change those.',
    '## `themeConfig`',
    'In the configuration of the site, `.dumirc.ts`.',
    entriesOf(optionsSchema).join('\n'),
    "## Options of umi's without effect",
    'The build warns of each (`unsupported-option`).',
    unusedOptions().join('\n'),
    '## Front matter',
    'At the top of a page, between two lines `---`. Keys of dumi work too.',
    entriesOf(frontMatterSchema).join('\n'),
    '## Notes for `<API>`',
    'A file of YAML for each reference, in the folder that `themeConfig.apiNotes` names.',
    entriesOf(notesSchema).join('\n'),
    '## Problems',
    'What stops a build, because a page or the site cannot be made:',
    kindsOf('stop')
      .map((kind) => `- ${kind}`)
      .join('\n'),
    'What is a warning, and stops a build with `strict: true` (but for timers that do not run):',
    kindsOf('warn')
      .map((kind) => `- ${kind}`)
      .join('\n'),
    'Reported only with `strict: true`:',
    kindsOf('strict')
      .map((kind) => `- ${kind}`)
      .join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
