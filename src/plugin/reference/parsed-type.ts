/** A type as dumi's `apiParser` describes it; only the fields that are read here. */
export interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  hidden?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema | Schema[];
  enum?: unknown[];
  oneOf?: (Schema | null)[];
  const?: unknown;
  /** Name of the type in its source. */
  className?: string;
  /** Of a React element. */
  componentName?: string;
  signature?: Signature | { oneOf: Signature[] };
  typeParameters?: Schema[];
  /** Of a type that is described elsewhere. */
  name?: string;
  deprecated?: boolean;
  /** Of the comment, by name. Parsers of other frameworks have lists in their place. */
  tags?: Record<string, unknown> & {
    modifierTags?: string[];
    blockTags?: { tag: string; content: { text: string }[] }[];
  };
}

interface Signature {
  isAsync?: boolean;
  arguments: {
    key: string;
    type?: string | Schema;
    schema?: Schema;
    hasQuestionToken?: boolean;
  }[];
  returnType?: Schema;
}

/** The name that a type has in its source; one without a name is `__type` there. */
function ownName({ className }: Schema): string | undefined {
  return className && className !== '__type' ? className : undefined;
}

function signatureText({ isAsync, arguments: given, returnType }: Signature): string {
  const parts = given.map(({ key, hasQuestionToken, schema, type }) => {
    const told = schema ?? (typeof type === 'string' ? { type } : (type ?? {}));
    return `${key}${hasQuestionToken ? '?' : ''}: ${typeText(told)}`;
  });
  const result = returnType ? typeText(returnType) : 'void';
  return `${isAsync ? 'async ' : ''}(${parts.join(', ')}) => ${result}`;
}

function functionText({ signature }: Schema): string {
  if (!signature) return 'Function';
  if (!('oneOf' in signature)) return signatureText(signature);
  return signature.oneOf.map((one) => `(${signatureText(one)})`).join(' | ');
}

function arrayText({ items }: Schema): string {
  if (Array.isArray(items)) return `[${items.map(typeText).join(', ')}]`;
  if (!items) return 'any[]';
  const text = ownName(items) ?? typeText(items);
  return /[\s|]/.test(text) ? `(${text})[]` : `${text}[]`;
}

function objectText({ properties = {}, required = [] }: Schema): string {
  const entries = Object.entries(properties).map(([key, value]) => {
    const type = value.type === 'object' ? 'object' : typeText(value);
    return `${key}${required.includes(key) ? '' : '?'}: ${type}`;
  });
  return entries.length > 0 ? `{ ${entries.join('; ')} }` : 'object';
}

/**
 * A type as a line of TypeScript, with as much of it as dumi's default theme shows.
 * @example typeText({ type: 'array', items: { type: 'string' } }) // 'string[]'
 */
export function typeText(schema: Schema): string {
  const { type, enum: values, oneOf, const: constant, typeParameters = [] } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (type === 'object') return objectText(schema);
  if (type === 'array') return arrayText(schema);
  if (type === 'function') return functionText(schema);
  if (type === 'element') return `<${schema.componentName ?? 'Element'} />`;
  if (type === 'dom') return schema.className ?? 'DOM';
  if (type === 'reference') {
    const parameters = typeParameters.map(typeText).join(', ');
    return (schema.name ?? 'unknown') + (parameters && `<${parameters}>`);
  }
  if (type) return ownName(schema) ?? type;
  if (constant !== undefined) return String(constant);
  if (oneOf) {
    const parts = oneOf.filter((one): one is Schema => one !== null);
    return parts.map((one) => ownName(one) ?? typeText(one)).join(' | ');
  }
  return 'unknown';
}
