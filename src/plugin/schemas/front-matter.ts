import { z } from 'zod';
import type { Problem } from '../../model/problem';
import { editDistance } from '../../model/text/suggest';
import { fields } from './fields';
import { yamlOptional } from './yaml/yaml-optional';
import { problemsOf, usableOf } from './problems-of';
import type { Origin } from './problems-of';

const height = { error: 'a number of pixels above 0' };

const demo = z.strictObject(
  {
    prerender: z.boolean().optional().register(fields, {
      description: 'False: the demo is not rendered at build, for want of a browser.',
      example: 'prerender: false',
    }),
    height: z.number(height).positive(height).optional().register(fields, {
      description: 'Height in pixels kept free for a demo that is not rendered at build.',
      example: 'height: 300',
    }),
    lazy: z.boolean().optional().register(fields, {
      description:
        "True: the demo's script loads at the reader's first sign, not with the page.",
      example: 'lazy: true',
    }),
  },
  { error: 'an object of options' },
);

const namedDemo = demo.nullable().register(fields, {
  description: 'Options of one demo.',
  example: 'my-demo: { prerender: false, height: 300 }',
});

/** A text, which YAML takes for a number where it looks like one. */
const text = () => z.union([z.string(), z.number().transform(String)], { error: 'text' });

/** A number, perhaps in quotes, with which dumi calculates all the same. */
const number = () =>
  z.union(
    [
      z.number(),
      z
        .string()
        .regex(/^-?\d+(?:\.\d+)?$/)
        .transform(Number),
    ],
    { error: 'a number' },
  );

const TITLED = 'text, or an object with `title` and `order`';

/** An entry of navigation or sidebar: its title, or its title and place. */
const titled = () =>
  z.looseObject({ title: yamlOptional(text()), order: yamlOptional(number()) });

const action = z.looseObject({ text: yamlOptional(text()), link: yamlOptional(text()) });

const feature = z.looseObject({
  emoji: yamlOptional(text()),
  icon: yamlOptional(text()),
  title: yamlOptional(text()),
  description: yamlOptional(text()),
  link: yamlOptional(text()),
});

/** Keys that dumi's own theme reads too. */
const ofDumi = {
  nav: yamlOptional(
    z.union(
      [
        text(),
        titled().extend({
          second: yamlOptional(z.union([text(), titled()], { error: TITLED })),
        }),
      ],
      { error: TITLED },
    ),
  ).register(fields, {
    description: 'Entry of the navigation for the folder of the page.',
    example: 'nav: { title: Guide, order: 1 }',
  }),
  group: yamlOptional(z.union([text(), titled()], { error: TITLED })).register(fields, {
    description: 'Heading of the sidebar under which the page stands; none: not there.',
    example: 'group: Scrolling',
  }),
  order: yamlOptional(number()).register(fields, {
    description: 'Place in the sidebar, from the lowest number to the highest; none: 0.',
    example: 'order: 3',
  }),
  after: yamlOptional(text()).register(fields, {
    description:
      'Address of the page that this one follows in previous and next and in galleries; sidebars keep its place.',
    example: 'after: /guide/start',
  }),
  hero: yamlOptional(
    z.looseObject(
      {
        title: yamlOptional(text()),
        description: yamlOptional(text()),
        background: yamlOptional(text()),
        command: yamlOptional(text()),
        actions: yamlOptional(z.array(action, { error: 'a list of actions' })),
      },
      { error: 'an object with `title`, `description` and `actions`' },
    ),
  ).register(fields, {
    description: 'What stands large at the top of the page.',
    example: 'hero: { title: Ledger, actions: [{ text: Start, link: /guide }] }',
  }),
  features: yamlOptional(z.array(feature, { error: 'a list of features' })).register(
    fields,
    {
      description: 'Cards below the hero.',
      example: 'features: [{ emoji: 🚀, title: Fast, description: Very fast. }]',
    },
  ),
  demo: yamlOptional(
    z.looseObject(
      { cols: yamlOptional(number()), tocDepth: yamlOptional(number()) },
      { error: 'an object with `cols` and `tocDepth`' },
    ),
  ).register(fields, {
    description: 'How the demos of the page are shown.',
    example: 'demo: { cols: 2 }',
  }),
  debug: yamlOptional(z.boolean()).register(fields, {
    description: 'True: the page is for the development server alone.',
    example: 'debug: true',
  }),
  sidebar: yamlOptional(z.boolean()).register(fields, {
    description: 'False: the page has no sidebar.',
    example: 'sidebar: false',
  }),
};

export const frontMatterSchema = z.object({
  title: yamlOptional(text()).register(fields, {
    description:
      "Title of the page or tab. Without one, a page is called by its last h1, as dumi does it, or its file's name, a tab by its key.",
    example: 'title: Scrolling',
  }),
  headline: yamlOptional(text()).register(fields, {
    description:
      'Heading of the page, in place of its title, which stays its name in navigation and sidebar.',
    example: 'headline: Horizontal scrolling',
  }),
  description: yamlOptional(text()).register(fields, {
    description: 'What search engines and the search show below the title.',
    example: 'description: Tables that are wider than their page.',
  }),
  ...ofDumi,
  keywords: yamlOptional(z.array(z.string(), { error: 'a list of texts' })).register(
    fields,
    {
      description: 'Other names by which readers look for the page.',
      example: 'keywords: [merged cells, spans]',
    },
  ),
  search: yamlOptional(z.boolean()).register(fields, {
    description: 'False: the search does not know the page.',
    example: 'search: false',
  }),
  tocDepth: yamlOptional(z.literal([1, 2, 3, 4, 5, 6])).register(fields, {
    description: 'Deepest level of headings in the table of contents; none: 3.',
    example: 'tocDepth: 2',
  }),
  toc: yamlOptional(z.literal([true, false, 'menu', 'content'])).register(fields, {
    description:
      'False: the page has no table of contents. `menu`: it stands in the sidebar.',
    example: 'toc: false',
  }),
  demos: yamlOptional(
    z.record(z.string(), namedDemo, { error: 'an object of demos by name' }),
  ).register(fields, {
    description: 'Options of the demos on the page, by name.',
    example: 'demos: { my-demo: { prerender: false, height: 300 } }',
  }),
});

/** What a page's front matter says for the theme. */
export type FrontMatter = z.output<typeof frontMatterSchema>;

/** Keys that dumi knows besides; a site's own slots may read any other. */
const OF_DUMI = [
  ...['atomId', 'filename', 'lastUpdated', 'tab', 'redirect', 'hidden', 'cover'],
  ...['category', 'subGroup', 'mobile'],
];

const CODE = 'front-matter';

/** Keys that are probably mistyped ones. Others may be for slots of the site. */
function mistypedKeys(
  data: Readonly<Record<string, unknown>>,
  { file, lineOf }: Pick<Origin, 'file' | 'lineOf'>,
): Problem[] {
  const known = [...Object.keys(frontMatterSchema.shape), ...OF_DUMI];
  return Object.keys(data).flatMap((key) => {
    if (known.includes(key)) return [];
    const word = key.toLowerCase();
    const limit = word.length < 4 ? 0 : Math.ceil(word.length / 8);
    const near = known.find((one) => editDistance(word, one.toLowerCase()) <= limit);
    if (!near) return [];
    return {
      code: CODE,
      file,
      line: lineOf([key]),
      message: `the front matter has an unknown key \`${key}\`.`,
      hint: `Did you mean \`${near}\`?`,
    };
  });
}

/** What is wrong with the front matter of a page or a tab. */
export function checkFrontMatter(
  data: Readonly<Record<string, unknown>>,
  place: Pick<Origin, 'file' | 'lineOf'>,
): Problem[] {
  const origin = { ...place, code: CODE, subject: 'the front matter' };
  return [...problemsOf(frontMatterSchema, data, origin), ...mistypedKeys(data, place)];
}

/** Front matter without the keys that `checkFrontMatter` tells of, and that others know. */
export function usableFrontMatter(data: Readonly<Record<string, unknown>>): FrontMatter {
  return usableOf(frontMatterSchema, data);
}
