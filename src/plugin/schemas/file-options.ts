import { z } from 'zod';
import { fields } from './fields';

/** Options of references and of the texts and lists beside pages. */
export const ofFiles = {
  apiNotes: z.string().optional().register(fields, {
    description: "Folder of the notes for `<API>`, relative to the site's root.",
    example: "apiNotes: 'docs/api'",
  }),
  ownVersion: z.boolean().default(false).register(fields, {
    description:
      'True: readers choose the version that they use, beside the filters of `<Changelog>` and `<APIFilter>`. Their browser keeps it, every page marks what is newer by the `since` of notes, and the changelog opens at what came after it.',
    example: 'ownVersion: true',
  }),
  inspect: z.record(z.string(), z.array(z.string())).optional().register(fields, {
    description:
      'Adds "Inspect" to the menu of demos: it says which property made a part of a demo, and in which line. The parts as CSS selectors, each with the rows of references that can make it; the first row that a part was drawn with is shown. Of an element with several parts around it, the innermost counts, and of selectors for the same element the first.',
    example:
      "inspect: { '.my-button-icon': ['Button.icon'], '.my-button': ['Button.children'] }",
  }),
  verified: z
    .strictObject({ file: z.string(), version: z.string(), url: z.string().optional() })
    .optional()
    .register(fields, {
      description:
        'Marks items of lists, sections and pitfalls of references that tests run, as "verified on" the `version`. `file` is JSON: the test of each item, by section (`docs/guide.md#what-goes-wrong`), its own id (`docs/guide.md#it-is-slow`) or row of notes (`docs/api/table.yaml#rowKey`). `url` is the address of a test, with `{file}`; none: marks are no links.',
      example:
        "verified: { file: 'docs/verified.json', version: '2.0.0', url: 'https://github.com/me/my-library/blob/main/{file}' }",
    }),
};

/** The file of the option `verified`. */
export const verifiedSections = z.record(z.string(), z.array(z.string().nullable()));
