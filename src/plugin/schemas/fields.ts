import { z } from 'zod';

/** Words on one field, for problems and for the reference of options. */
interface Field {
  /** One sentence. */
  description: string;
  /** A line that sets the field, in the notation of its file. */
  example: string;
}

type Schema = z.core.$ZodType;

/** The keys that lead to a value, the outermost first. */
export type Path = readonly PropertyKey[];

/** The words on the fields of all schemas. */
export const fields = z.registry<Field>();

/** A schema without the wrappers that make a value optional, and as it is before a transform. */
export function bareSchema(schema: Schema): Schema {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  ) {
    return bareSchema(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? bareSchema(schema.in) : schema;
}

function childOf(schema: Schema | undefined, key: PropertyKey): Schema | undefined {
  const bare = schema && bareSchema(schema);
  if (bare instanceof z.ZodObject) return (bare.shape as z.ZodRawShape)[String(key)];
  if (bare instanceof z.ZodRecord) return bare.valueType;
  return bare instanceof z.ZodArray ? bare.element : undefined;
}

function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>(childOf, schema);
}

/** The words on the field that a path leads to, or else on the nearest one around it. */
export function fieldAt(schema: Schema, path: Path): Field | undefined {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const at = schemaAt(schema, path.slice(0, depth));
    const field = at && fields.get(at);
    if (field) return field;
  }
  return undefined;
}

/** The keys that the object at a path may have. */
export function keysAt(schema: Schema, path: Path): string[] {
  const at = schemaAt(schema, path);
  const bare = at && bareSchema(at);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}
