import { z } from 'zod';
import type { Locale } from '../../model/locale';
import type { Problem } from '../../model/problem';
import type { ConfigPlace } from './config/config-place';
import { fields } from './fields';
import { problemsOf } from './problems-of';

/** What the theme relies on of the options that are dumi's. */
export interface HostOptions {
  base: string;
  publicPath: string;
  /** One at least. */
  locales: Locale[];
}

type Place = Pick<ConfigPlace, 'file' | 'lineOfOption'>;
type Given = Readonly<Record<string, unknown>>;

const CODE = 'host-option';
const LANGUAGES = "locales: [{ id: 'en-US', name: 'English' }]";

const locale = z.object({
  id: z.string(),
  name: z.string(),
  base: z.string().optional(),
  suffix: z.string().optional(),
});

const hostSchema = z.object({
  base: z.string().optional().register(fields, {
    description: 'Address that the pages are below.',
    example: "base: '/table/'",
  }),
  publicPath: z.string().optional().register(fields, {
    description: 'Address that the files are below.',
    example: "publicPath: '/table/'",
  }),
  locales: z.array(locale).optional().register(fields, {
    description: 'Languages of the site.',
    example: LANGUAGES,
  }),
  themeConfig: z.record(z.string(), z.unknown()).optional().register(fields, {
    description: 'Options of the theme.',
    example: "themeConfig: { name: 'my-library' }",
  }),
});

/** The documented default of dumi. */
const DEFAULT_LOCALE: Locale = { id: 'zh-CN', name: '中文' };

/** Values of types that umi refuses with an error, as it reads the configuration. */
export function checkHostTypes(given: Given, { file, lineOfOption }: Place): Problem[] {
  const subject = 'the configuration';
  return problemsOf(hostSchema, given, {
    code: CODE,
    file,
    subject,
    lineOf: lineOfOption,
  });
}

function isTag(id: unknown): id is string {
  try {
    return typeof id === 'string' && Intl.getCanonicalLocales(id).length === 1;
  } catch {
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The languages as they are given; their values are of the right types by `checkHostTypes`. */
function localesIn({ locales }: Given): Locale[] | undefined {
  const { data } = z.array(locale.partial({ name: true })).safeParse(locales);
  return data?.map((one) => ({ name: one.id, ...one }));
}

/** What is wrong with dumi's options that the theme relies on. */
export function checkHostOptions(given: Given, { file, lineOfOption }: Place): Problem[] {
  const problem = (path: PropertyKey[], message: string, hint: string): Problem => {
    return { code: CODE, file, line: lineOfOption(path), message, hint };
  };
  const { base } = given;
  const locales = localesIn(given);
  const problems: Problem[] = [];
  // umi takes an empty one for a slash.
  if (typeof base === 'string' && base !== '' && !base.startsWith('/')) {
    const cure = `/${base.replace(/^[./]+|\/+$/g, '')}/`.replace('//', '/');
    problems.push(
      problem(
        ['base'],
        `\`base\` must begin with a slash, but is the text ${JSON.stringify(base)}.`,
        `Write \`base: '${cure}'\`.`,
      ),
    );
  }
  // dumi takes an empty list for none.
  for (const [at, { id }] of (locales ?? []).entries()) {
    const name = `\`locales[${at}].id\``;
    const path = ['locales', at, 'id'];
    if (!isTag(id)) {
      const message = `${name} must be a language tag, but is the text ${JSON.stringify(id)}.`;
      const hint = 'Write one such as `en-US`, `es-419` or `zh-Hant`.';
      problems.push(problem(path, message, hint));
    } else if (locales?.slice(0, at).some((one) => isSame(one.id, id))) {
      const message = `${name} names the language "${id}" again.`;
      problems.push(problem(path, message, 'Remove one of the two.'));
    }
  }
  return problems;
}

/** These options without what `checkHostOptions` tells of, and with defaults. */
export function usableHostOptions(given: Given): HostOptions {
  const { base, publicPath } = given;
  const locales = (localesIn(given) ?? []).filter(
    ({ id }, at, all) => isTag(id) && !all.slice(0, at).some((one) => isSame(one.id, id)),
  );
  return {
    base: typeof base === 'string' && base.startsWith('/') ? base : '/',
    publicPath: typeof publicPath === 'string' && publicPath ? publicPath : '/',
    locales: locales.length > 0 ? locales : [DEFAULT_LOCALE],
  };
}
