import { anchorOf } from '../../model/api-row';
import type { ApiReference, ApiRow } from '../../model/api-row';
import { typeText } from './parsed-type';
import type { Schema } from './parsed-type';

/** A component as dumi's `apiParser` describes it; only the fields that are read here. */
export type ParsedComponent = Record<string, unknown> & { propsConfig?: Schema };

/** The tags that tell how finished a property is. */
const STAGES = ['alpha', 'beta', 'experimental'];

/** What a default reads like: a text as it is written in the comment, other values as JSON. */
function defaultText(value: unknown): string | undefined {
  if (value === undefined || value === '') return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function rowOf(
  id: string,
  name: string,
  schema: Schema,
  isRequired: boolean,
  toHtml: (markdown: string) => string,
): ApiRow {
  const { modifierTags = [], blockTags = [], ...tags } = schema.tags ?? {};
  const tag = (wanted: string) => {
    const block = blockTags.find((one) => one.tag === wanted);
    const own = tags[wanted];
    return block
      ? block.content.map(({ text }) => text).join('')
      : typeof own === 'string' && own
        ? own
        : undefined;
  };
  const stage = STAGES.find((name) => modifierTags.includes(name) || name in tags);
  const deprecated = tag('deprecated');
  const text = [
    stage && `\`${stage}\``,
    schema.description,
    deprecated && schema.description ? `— ${deprecated}` : deprecated,
  ];
  const fallback = defaultText(schema.default);
  const since = tag('since');
  return {
    anchor: anchorOf(id, name),
    name,
    type: typeText(schema),
    required: isRequired,
    deprecated:
      schema.deprecated === true ||
      deprecated !== undefined ||
      modifierTags.includes('deprecated'),
    ...(fallback !== undefined && { default: fallback }),
    ...(since && { since }),
    text: toHtml(text.filter(Boolean).join(' ')),
  };
}

/**
 * The references of what dumi's `apiParser` has found: `Foo` of a component's properties, and
 * `Foo.events` and so on of what else the parser tells of it, for `<API id="Foo" type="events">`.
 * @param toHtml converts inline markdown to HTML
 */
export function parsedReferences(
  components: Readonly<Record<string, ParsedComponent>>,
  toHtml: (markdown: string) => string,
): ApiReference[] {
  return Object.entries(components).flatMap(([id, component]) =>
    Object.entries(component).flatMap(([key, config]) => {
      const kind = /^(\w+)Config$/.exec(key)?.[1];
      const { properties, required = [] } = (config ?? {}) as Schema;
      if (!kind || !properties) return [];
      const rows = Object.entries(properties)
        .filter(([, schema]) => !schema.hidden)
        .map(([name, schema]) =>
          rowOf(id, name, schema, required.includes(name), toHtml),
        );
      // Of what it could not read, the parser has an empty list: the page says that it is not known.
      if (rows.length === 0) return [];
      return [{ id: kind === 'props' ? id : `${id}.${kind}`, rows }];
    }),
  );
}
