import { z } from 'zod';
import type { Problem } from '../../model/problem';
import { fields } from './fields';
import { yamlOptional } from './yaml/yaml-optional';
import { localizedText } from './localized';
import { problemsOf } from './problems-of';
import type { Origin } from './problems-of';

/** A value that is shown as it is written: `default: 0`, `since: 7.3`. */
const shown = z.union(
  [z.string(), z.number().transform(String), z.boolean().transform(String)],
  { error: 'text' },
);

/** A text for each language, of one language at least. */
const worded = localizedText().refine((text) => Object.keys(text).length > 0);

/** What a reference says of one property; inline markdown. */
const row = z.strictObject({
  text: localizedText()
    .refine((text) => text !== '', { error: 'text, or a text for each language' })
    .register(fields, {
      description: 'What the property does; inline markdown.',
      example: 'text: Rows of the table.',
    }),
  short: yamlOptional(localizedText()).register(fields, {
    description:
      'Half a sentence that follows its name in the list that `<PropsUsed>` completes; without it, the first sentence of `text` does. Inline markdown.',
    example: 'short: holds the records, one for each row',
  }),
  pitfall: yamlOptional(localizedText()).register(fields, {
    description: 'What often goes wrong with it; inline markdown.',
    example: 'pitfall: Without a key, rows lose their state.',
  }),
  // `default: null` says that the default is null.
  default: z
    .union([shown, z.null().transform(String), worded], { error: 'text' })
    .optional()
    .register(fields, {
      description: 'Its default, as code, or in words for each language.',
      example: "default: '[]'",
    }),
  since: yamlOptional(shown).register(fields, {
    description: 'The version that brought it.',
    example: 'since: 7.3.0',
  }),
  changed: yamlOptional(z.array(shown, { error: 'a list of versions' })).register(
    fields,
    {
      description:
        'The versions that changed it, from new to old, where entries of the changelog with its name in code are about something else, or name it in words; an empty list for none.',
      example: "changed: ['7.4.1', '7.3.3']",
    },
  ),
  demos: yamlOptional(localizedText()).register(fields, {
    description:
      'What to say of demos where none is found that uses it; inline markdown.',
    example: 'demos: "none, as it needs a server"',
  }),
  deprecated: yamlOptional(z.boolean()).register(fields, {
    description:
      "Whether it is deprecated; unless said, as the type's own comment has it.",
    example: 'deprecated: true',
  }),
  extra: yamlOptional(z.boolean()).register(fields, {
    description:
      'True for what no declared type holds but is passed through, such as `data-*`.',
    example: 'extra: true',
  }),
  type: yamlOptional(z.string()).register(fields, {
    description: 'Its type, in place of the declared one; an extra row has no other.',
    example: "type: 'number | true'",
  }),
});

/** A file of notes for `<API>`: what a reference says beyond what the types say. */
const notes = z.strictObject(
  {
    id: z.string().register(fields, {
      description: 'Name by which pages show the reference, as in `<API id="Table">`.',
      example: 'id: Table',
    }),
    module: z.string().register(fields, {
      description: 'Module that exports the type.',
      example: 'module: my-library',
    }),
    type: z.string().register(fields, {
      description:
        "The type whose properties the reference shows; `'*'`: the rows are the types that the module exports, but for those with a reference of their own.",
      example: 'type: TableProps',
    }),
    argument: yamlOptional(z.string()).register(fields, {
      description:
        'For a type of functions: the argument whose properties the reference shows.',
      example: 'argument: info',
    }),
    prefix: yamlOptional(z.string()).register(fields, {
      description:
        'What stands before the name of a row in the list that `<PropsUsed>` completes; the id and a dot by default.',
      example: "prefix: 'column.'",
    }),
    earliest: yamlOptional(shown).register(fields, {
      description:
        'The oldest version that is known. A row without `since` says that it was in it.',
      example: 'earliest: 3.x',
    }),
    hidden: yamlOptional(z.array(z.string(), { error: 'a list of texts' })).register(
      fields,
      {
        description: 'Properties of the type that are never shown.',
        example: 'hidden: [internalRefs]',
      },
    ),
    rows: z.record(z.string(), row).register(fields, {
      description:
        'Notes by property, in the order in which the reference shows them. A path is a field of a property, whose type is read as well.',
      example: 'rows: { data: { text: Rows of the table. } }',
    }),
  },
  { error: 'a list of `name: value` lines' },
);
export const notesSchema = notes.register(fields, {
  description: 'A file of notes for `<API>`, in the folder that `apiNotes` names.',
  example: 'id: Table',
});

/** What a file of notes says. */
export type NotesContent = z.output<typeof notesSchema>;

/**
 * Checks the notes of a file.
 * @param data the file's YAML as a value
 * @returns what they say, or everything that is wrong with them
 */
export function readNotes(
  data: unknown,
  place: Pick<Origin, 'file' | 'lineOf'>,
):
  | { content: NotesContent; problems?: undefined }
  | { content?: undefined; problems: Problem[] } {
  const { success, data: content } = notesSchema.safeParse(data);
  if (success) return { content };
  const origin = { ...place, code: 'api-notes', subject: 'this file' };
  return { problems: problemsOf(notesSchema, data, origin) };
}
