import type { z } from 'zod';

/** A key that may be left out. YAML gives null for one without a value, which says nothing too. */
export function yamlOptional<Schema extends z.ZodType>(schema: Schema) {
  return schema
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();
}
