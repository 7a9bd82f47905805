import { parsedReferences } from '../../../../src/plugin/reference/parsed';
import { typeText } from '../../../../src/plugin/reference/parsed-type';
import type { Schema } from '../../../../src/plugin/reference/parsed-type';

const nested: Schema = {
  type: 'object',
  className: 'Nested',
  required: ['a'],
  properties: { a: { type: 'string' }, b: { type: 'object', properties: {} } },
};

describe("a type of dumi's parser as text", () => {
  test.each<[Schema, string]>([
    [{ type: 'string' }, 'string'],
    [{ type: 'string', enum: ['a', 'b'] }, '"a" | "b"'],
    [{ type: 'reactNode', className: 'ReactNode' }, 'ReactNode'],
    [nested, '{ a: string; b?: object }'],
    [{ type: 'object' }, 'object'],
    [{ type: 'array' }, 'any[]'],
    [{ type: 'array', items: nested }, 'Nested[]'],
    [{ type: 'array', items: { oneOf: [{ const: 1 }, null, nested] } }, '(1 | Nested)[]'],
    [
      { type: 'array', items: [{ type: 'string' }, { type: 'number' }] },
      '[string, number]',
    ],
    [{ type: 'element', componentName: 'A' }, '<A />'],
    [{ type: 'dom', className: 'HTMLElement' }, 'HTMLElement'],
    [
      { type: 'reference', name: 'Map', typeParameters: [{ type: 'string' }] },
      'Map<string>',
    ],
    [{ type: 'function' }, 'Function'],
    [
      {
        type: 'function',
        signature: {
          isAsync: true,
          arguments: [
            { key: 'a', type: 'string' },
            { key: 'b', hasQuestionToken: true, schema: nested },
          ],
          returnType: { type: 'number' },
        },
      },
      'async (a: string, b?: { a: string; b?: object }) => number',
    ],
    [
      { type: 'function', signature: { oneOf: [{ arguments: [] }, { arguments: [] }] } },
      '(() => void) | (() => void)',
    ],
    [{}, 'unknown'],
  ])('%j', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });
});

test('references are made of the properties and of what else the parser tells', () => {
  const found = parsedReferences(
    {
      Foo: {
        type: 'COMPONENT',
        propsConfig: {
          required: ['title'],
          properties: {
            title: { type: 'string', description: 'A text', default: 'hello' },
            size: {
              type: 'number',
              default: 3,
              deprecated: true,
              tags: { deprecated: 'use big', since: '1.2.0', beta: '' },
            },
            secret: { type: 'string', hidden: true },
          },
        },
        eventsConfig: { properties: { change: { type: 'function' } } },
      },
    },
    (text) => `<${text}>`,
  );
  expect(found).toEqual([
    {
      id: 'Foo',
      rows: [
        {
          anchor: 'foo-title',
          name: 'title',
          type: 'string',
          required: true,
          deprecated: false,
          default: 'hello',
          text: '<A text>',
        },
        {
          anchor: 'foo-size',
          name: 'size',
          type: 'number',
          required: false,
          deprecated: true,
          default: '3',
          since: '1.2.0',
          text: '<`beta` use big>',
        },
      ],
    },
    {
      id: 'Foo.events',
      rows: [
        {
          anchor: 'foo-change',
          name: 'change',
          type: 'Function',
          required: false,
          deprecated: false,
          text: '<>',
        },
      ],
    },
  ]);
});

test('the tags that parsers of other frameworks list are read', () => {
  const blockTags = [{ tag: 'deprecated', content: [{ text: 'use ' }, { text: 'b' }] }];
  const properties = {
    a: { type: 'string', tags: { modifierTags: ['alpha'], blockTags } },
  };
  const [reference] = parsedReferences({ Foo: { propsConfig: { properties } } }, String);
  expect(reference?.rows[0]).toMatchObject({ deprecated: true, text: '`alpha` use b' });
});

test('a component that the parser has skipped has no reference', () => {
  const components = { Foo: { propsConfig: { properties: {} } }, Bar: {} };
  expect(parsedReferences(components, String)).toEqual([]);
});
