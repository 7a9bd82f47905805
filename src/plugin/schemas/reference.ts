import { z } from 'zod';
import { notesSchema } from './api-notes';
import { bareSchema, fields } from './fields';
import { frontMatterSchema } from './front-matter';
import { optionsSchema } from './options';

type Schema = z.core.$ZodType;

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function literalOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** The type of a schema's value as TypeScript has it. */
function typeOf(schema: Schema): string {
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodString) return 'string';
  if (bare instanceof z.ZodNumber) return 'number';
  if (bare instanceof z.ZodBoolean) return 'boolean';
  if (bare instanceof z.ZodNull) return 'null';
  if (bare instanceof z.ZodEnum) return unionOf(bare.options.map((one) => `'${one}'`));
  if (bare instanceof z.ZodLiteral) return unionOf([...bare.values].map(literalOf));
  if (bare instanceof z.ZodUnion) return unionOf(bare.options.map(typeOf));
  if (bare instanceof z.ZodArray) return `${typeOf(bare.element)}[]`;
  if (bare instanceof z.ZodRecord) return `Record<string, ${typeOf(bare.valueType)}>`;
  if (bare instanceof z.ZodObject) {
    const shape = Object.entries(bare.shape as z.ZodRawShape);
    // Keys with words of their own have entries of their own.
    if (shape.some(([, value]) => fields.has(value))) return 'object';
    const keys = shape.map(
      ([key, value]) => `${key}${isOptional(value) ? '?' : ''}: ${typeOf(value)}`,
    );
    return `{ ${keys.join('; ')} }`;
  }
  throw new Error(`The reference of options has no type for "${schema._zod.def.type}".`);
}

function isOptional(schema: Schema): boolean {
  return z.safeParse(schema, undefined).success;
}

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
    '## Front matter',
    'At the top of a page, between two lines `---`. Keys of dumi work too.',
    entriesOf(frontMatterSchema).join('\n'),
    '## Notes for `<API>`',
    'A file of YAML for each reference, in the folder that `themeConfig.apiNotes` names.',
    entriesOf(notesSchema).join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
