import { z } from 'zod';

const byLanguage = z
  .record(z.string(), z.string())
  .describe('A text by language, as in {"en-US": "…"}; Markdown.');

const property = z.strictObject({
  name: z.string(),
  anchor: z.string().describe('Anchor of the property on the page of the reference.'),
  type: z.string().describe('TypeScript; empty where it is not known.'),
  required: z.boolean(),
  deprecated: z.boolean(),
  default: byLanguage
    .optional()
    .describe('Its value where it is left out; without one, `undefined`.'),
  since: z
    .string()
    .optional()
    .describe(
      'The version that brought it; without one, the `earliest` of the file had it.',
    ),
  changed: z
    .array(z.string())
    .optional()
    .describe('The versions that changed it after that, from new to old.'),
  description: byLanguage,
  pitfall: byLanguage.optional().describe('What often goes wrong with it.'),
  usedIn: z
    .array(byLanguage)
    .optional()
    .describe(
      'Addresses by language of the pages whose demos use it, those that write about it first.',
    ),
});

/** A reference as data, `api/<name>.json`. */
export const referenceFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    id: z.string().describe('Name of the reference.'),
    module: z.string().optional().describe('Module that exports the type.'),
    type: z.string().optional().describe('The exported type.'),
    package: z
      .strictObject({ name: z.string(), version: z.string().optional() })
      .optional()
      .describe('The package of the module, in the version that is documented.'),
    earliest: z
      .string()
      .optional()
      .describe(
        'The oldest version that is known; it had all properties without `since`.',
      ),
    pages: byLanguage
      .optional()
      .describe('Address of the page of the reference by language.'),
    properties: z.array(property),
  })
  .describe('The properties of a component or type.');

export type ReferenceFile = z.output<typeof referenceFileSchema>;
export type ReferenceProperty = z.output<typeof property>;

/** JSON Schema (2020-12) of the same, for editors. */
export function referenceJsonSchema(): object {
  return z.toJSONSchema(referenceFileSchema, { target: 'draft-2020-12' });
}
