import { tags as t } from '@lezer/highlight';

/**
 * Maps syntax tags of the parsers to the token kinds in the style sheet. Used for code
 * that is highlighted at build and for code in the editor.
 */
export const KINDS = [
  { tag: t.comment, kind: 'comment' },
  {
    tag: [t.keyword, t.operatorKeyword, t.modifier, t.self, t.definitionKeyword],
    kind: 'keyword',
  },
  {
    tag: [t.string, t.special(t.string), t.regexp, t.attributeValue],
    kind: 'string',
  },
  { tag: [t.number, t.bool, t.null, t.atom, t.color, t.unit], kind: 'constant' },
  { tag: [t.typeName, t.className, t.namespace, t.tagName], kind: 'constant' },
  {
    tag: [
      t.function(t.variableName),
      t.function(t.propertyName),
      t.definition(t.function(t.variableName)),
      t.attributeName,
    ],
    kind: 'function',
  },
];
