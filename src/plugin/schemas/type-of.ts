import { z } from 'zod';
import { bareSchema, fields } from './fields';

type Schema = z.core.$ZodType;

function unionOf(types: readonly string[]): string {
  return [...new Set(types)].join(' | ');
}

function literalOf(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** Whether a key with this schema may be left out. */
export function isOptional(schema: Schema): boolean {
  return z.safeParse(schema, undefined).success;
}

/**
 * The type of a schema's value as TypeScript has it.
 * @param ofWords how an object is written whose keys have words of their own
 * @throws where a kind of schema has no type here yet
 */
export function typeOf(
  schema: Schema,
  ofWords: (shape: z.ZodRawShape) => string = () => 'object',
): string {
  const within = (inner: Schema) => typeOf(inner, ofWords);
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodString) return 'string';
  if (bare instanceof z.ZodNumber) return 'number';
  if (bare instanceof z.ZodBoolean) return 'boolean';
  if (bare instanceof z.ZodNull) return 'null';
  if (bare instanceof z.ZodEnum) return unionOf(bare.options.map((one) => `'${one}'`));
  if (bare instanceof z.ZodLiteral) return unionOf([...bare.values].map(literalOf));
  if (bare instanceof z.ZodUnion) return unionOf(bare.options.map(within));
  if (bare instanceof z.ZodArray) {
    const element = within(bare.element);
    return element.includes(' | ') && !element.startsWith('{')
      ? `(${element})[]`
      : `${element}[]`;
  }
  if (bare instanceof z.ZodRecord) {
    const value = within(bare.valueType);
    return `Record<string, ${value}${isOptional(bare.valueType) ? ' | undefined' : ''}>`;
  }
  if (bare instanceof z.ZodObject) {
    const shape = bare.shape as z.ZodRawShape;
    const entries = Object.entries(shape);
    if (entries.some(([, value]) => fields.has(value))) return ofWords(shape);
    const keys = entries.map(
      ([key, value]) => `${key}${isOptional(value) ? '?' : ''}: ${within(value)}`,
    );
    return `{ ${keys.join('; ')} }`;
  }
  throw new Error(`The reference of options has no type for "${schema._zod.def.type}".`);
}
