import type { z } from 'zod';
import { fields } from './fields';
import { optionsSchema } from './options';
import { isOptional, typeOf } from './type-of';

/** An object type with the words on its keys, as editors show them. */
function objectType(shape: z.ZodRawShape): string {
  const keys = Object.entries(shape).flatMap(([key, schema]) => {
    const field = fields.get(schema);
    const words = field ? [`/** ${field.description.replace(/\*\//g, '*\\/')} */`] : [];
    return [
      ...words,
      `${key}${isOptional(schema) ? '?' : ''}: ${typeOf(schema, objectType)};`,
    ];
  });
  return `{\n${keys.join('\n')}\n}`;
}

/** Declarations of the options that a site may write, for users who have no zod. */
export function optionTypes(): string {
  return [
    '/** Options of the theme: the `themeConfig` of a site. */',
    `export interface LedgerOptions ${objectType(optionsSchema.shape)}`,
    '',
  ].join('\n');
}
