import type { Problem } from '../model/problem';
import { suggest } from '../model/suggest';
import { lineOfKey } from './front-matter';
import type { FrontMatter } from './front-matter';

type Fault = Pick<Problem, 'message' | 'hint'>;

interface Rule extends Fault {
  code: string;
  holds(value: unknown): boolean;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLevel(value: unknown): boolean {
  return typeof value === 'number' && [1, 2, 3, 4, 5, 6].includes(value);
}

function notAText(key: string, example: string): Rule {
  return {
    code: 'front-matter',
    // A number is as good: `title: 404`.
    holds: (value) => ['string', 'number'].includes(typeof value),
    message: `\`${key}\` is not a text.`,
    hint: `Write, for example, \`${key}: ${example}\`.`,
  };
}

/** What a page's front matter may say for the theme, by key; nothing is always right. */
const RULES: Readonly<Record<string, Rule>> = {
  title: notAText('title', 'Scrolling'),
  description: notAText('description', 'Tables that are wider than their page.'),
  group: {
    ...notAText('group', 'Scrolling'),
    holds: (value) => typeof value === 'string',
  },
  order: {
    code: 'front-matter',
    holds: (value) => typeof value === 'number' && !Number.isNaN(value),
    message: '`order` is not a number.',
    hint: 'Write, for example, `order: 3`.',
  },
  tocDepth: {
    code: 'front-matter',
    holds: isLevel,
    message: '`tocDepth` is no level of headings.',
    hint: 'Write a whole number up to 6, for example `tocDepth: 2`.',
  },
  keywords: {
    code: 'keywords',
    holds: (value) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string'),
    message: '`keywords` is not a list of texts.',
    hint: 'Write, for example, `keywords: [merged cells, spans]`.',
  },
  search: {
    code: 'search',
    holds: (value) => typeof value === 'boolean',
    message: '`search` is neither true nor false.',
    hint: 'Write `search: false` to leave the page out of the search, or nothing.',
  },
  demos: {
    code: 'front-matter',
    holds: isRecord,
    message: '`demos` is not a list of demos by their names.',
    hint: 'Write, for example, `demos: { my-demo: { prerender: false, height: 300 } }`.',
  },
};

/** What `demos` may say of one of them. */
const OPTIONS: Readonly<
  Record<string, Pick<Rule, 'holds'> & { is: string; hint: string }>
> = {
  prerender: {
    holds: (value) => typeof value === 'boolean',
    is: 'neither true nor false',
    hint: 'Write `prerender: false`, or take it out.',
  },
  height: {
    holds: (value) => typeof value === 'number' && value > 0,
    is: 'no height in pixels',
    hint: 'Write a number without a unit, such as `height: 300`.',
  },
};

/** A demo that is written in the page has no file to be named by, and the end of its id counts. */
const WRITTEN_IN_PAGE = /-demo-(?:[\w-]+-)?\d+$/;

/** What is wrong with what is said of one demo, each with the key that says it. */
function optionFaults(name: string, options: unknown): (Fault & { key?: string })[] {
  if (options === null) return [];
  if (!isRecord(options)) {
    return [
      {
        message: `what \`demos\` says of "${name}" is not a list of options.`,
        hint: `Write, for example, \`${name}: { prerender: false, height: 300 }\`.`,
      },
    ];
  }
  return Object.entries(options).flatMap(([key, value]) => {
    const option = OPTIONS[key];
    if (!option) {
      const near = suggest(key, Object.keys(OPTIONS));
      const hint = near
        ? `Did you mean \`${near}\`?`
        : `There are ${Object.keys(OPTIONS).join(' and ')}.`;
      return { key, message: `a demo has no option \`${key}\`.`, hint };
    }
    const { holds, is, hint } = option;
    if (holds(value)) return [];
    return { key, message: `\`${key}\` of the demo "${name}" is ${is}.`, hint };
  });
}

function cureFor(name: string, names: readonly string[]): string {
  const near = suggest(name, names);
  if (near) return `Did you mean \`${near}\`?`;
  if (names.length > 0) return `Its demos are ${names.join(', ')}.`;
  return 'Take it out: the page has none.';
}

/**
 * What a page's front matter says that is not of the kind it must be.
 * @param text the page
 * @param file its path relative to the site's root
 * @param names of its demos; undefined where they are not all known
 * @returns also the keys that cannot be used
 */
export function frontMatterProblems(
  text: string,
  file: string,
  frontMatter: FrontMatter,
  names: readonly string[] | undefined,
): { problems: Problem[]; wrong: string[] } {
  const given = frontMatter as Record<string, unknown>;
  const wrong = Object.keys(RULES).filter(
    (key) =>
      given[key] !== undefined && given[key] !== null && !RULES[key]?.holds(given[key]),
  );
  const problems = wrong.flatMap((key) => {
    const rule = RULES[key];
    if (!rule) return [];
    const { code, message, hint } = rule;
    return { code, file, line: lineOfKey(text, key), message, hint };
  });
  const demos = isRecord(given.demos) ? given.demos : {};
  for (const [name, options] of Object.entries(demos)) {
    const fault = (keys: string[], { message, hint }: Fault) => {
      const line = lineOfKey(text, 'demos', name, ...keys);
      problems.push({ code: 'front-matter', file, line, message, hint });
    };
    if (names && !names.includes(name) && !WRITTEN_IN_PAGE.test(name)) {
      const message = `\`demos\` names "${name}", which is no demo of this page.`;
      fault([], { message, hint: cureFor(name, names) });
    }
    for (const { key, ...told } of optionFaults(name, options)) {
      fault(key === undefined ? [] : [key], told);
    }
  }
  return { problems, wrong };
}
