import type { Problem } from '../../model/problem';

/**
 * What a problem does to a site that is not strict: it stops the build, because a page or the site
 * cannot be made; it is a warning; or it is not told at all, because it is a matter of taste. With
 * the option `strict`, every problem stops the build.
 */
export type Severity = 'stop' | 'warn' | 'strict';

/** The name of one problem of a kind, and of several. */
type Names = readonly [one: string, many: string];

/** @example named('dead link') // ['dead link', 'dead links'] */
function named(one: string, many = `${one}s`): Names {
  return [one, many];
}

const demoThrows = named(
  'demo that the build cannot render',
  'demos that the build cannot render',
);

/** All problems by their code, with what they do and what they are called. Add new ones here. */
const KINDS: Readonly<Record<Severity, Readonly<Record<string, Names>>>> = {
  stop: {
    'file-name': named(
      'file name that is no address',
      'file names that are no addresses',
    ),
    outside: named('file outside the project', 'files outside the project'),
    embed: named(
      'embedded file that cannot be read',
      'embedded files that cannot be read',
    ),
    'missing-demo': named('missing demo'),
    'demo-file-missing': named('missing file of a demo', 'missing files of demos'),
    'demo-syntax': named('demo that does not compile', 'demos that do not compile'),
    'host-option': named('unusable option of dumi', 'unusable options of dumi'),
  },
  warn: {
    'lost-export': named(
      'import of what is not exported',
      'imports of what is not exported',
    ),
    'two-pages': named('address of two pages', 'addresses of two pages'),
    'dead-link': named('dead link'),
    'dead-anchor': named('dead anchor'),
    'unused-prop': named(
      'listed property that no demo uses',
      'listed properties that no demo uses',
    ),
    'other-demo': named('file that is no demo', 'files that are no demos'),
    // dumi shows no demo there either; see `closeDemos`.
    'gone-demo': named(
      'demo that closes itself without a file',
      'demos that close themselves without a file',
    ),
    option: named('wrong option'),
    'unknown-option': named('unknown option'),
    'unsupported-option': named('option without effect', 'options without effect'),
    'unsupported-file': named('file that is not shown', 'files that are not shown'),
    'dumi-class': named(
      'style sheet with rules without effect',
      'style sheets with rules without effect',
    ),
    'waking-code': named(
      'block of code that starts the app',
      'blocks of code that start the app',
    ),
    'front-matter': named('mistake in front matter', 'mistakes in front matter'),
    'heading-id': named(
      'wrong id of a heading or an item',
      'wrong ids of headings and items',
    ),
    'demo-id': named('wrong demo id'),
    'demo-name': named('demo name that is taken', 'demo names that are taken'),
    'demo-place': named('demo inside another element', 'demos inside other elements'),
    'demo-frame': named('wrong frame of a demo', 'wrong frames of demos'),
    'demo-package-missing': named(
      'package that is not installed',
      'packages that are not installed',
    ),
    'demo-package-version': named(
      'package without a version',
      'packages without a version',
    ),
    'demo-support': named(
      'missing folder of `demoSupport`',
      'missing folders of `demoSupport`',
    ),
    'sidebar-section': named('sidebar that no page shows', 'sidebars that no page shows'),
    inspect: named('unknown row in `inspect`', 'unknown rows in `inspect`'),
    'social-pictures': named(
      'package that draws no pictures of cards',
      'packages that draw no pictures of cards',
    ),
    verified: named(
      'mistake in the list of `verified`',
      'mistakes in the list of `verified`',
    ),
    'embed-tag': named('mistake in an `<embed>`', 'mistakes in `<embed>` tags'),
    'unknown-reference': named('unknown reference'),
    'api-notes': named(
      'file of notes that cannot be used',
      'files of notes that cannot be used',
    ),
    'api-type': named('type that is not exported', 'types that are not exported'),
    'no-typescript': named(
      'reference without TypeScript to read it',
      'references without TypeScript to read them',
    ),
    'message-file': named(
      'file of messages that cannot be used',
      'files of messages that cannot be used',
    ),
    'message-json': named(
      'file of messages that cannot be read',
      'files of messages that cannot be read',
    ),
    'message-support': named(
      'message that is not supported',
      'messages that are not supported',
    ),
    'message-syntax': named(
      'message with a syntax error',
      'messages with a syntax error',
    ),
    'message-text': named('message that is no text', 'messages that are no text'),
    builtin: named('wrong `builtin.json`', 'wrong `builtin.json` files'),
    'unknown-component': named('unknown component'),
    'unknown-element': named('unknown element'),
    'open-tag': named('tag that is not closed', 'tags that are not closed'),
    'stray-end': named('end tag without a start', 'end tags without a start'),
    'stray-tag': named('tag that is shown as text', 'tags that are shown as text'),
    'open-comment': named('comment that is not closed', 'comments that are not closed'),
    'unknown-container': named('unknown container'),
    'open-container': named(
      'container that is not closed',
      'containers that are not closed',
    ),
    'stray-container': named('stray line of colons', 'stray lines of colons'),
    container: named('container with wrong content', 'containers with wrong content'),
    code: named('mistake in a code block', 'mistakes in code blocks'),
    badge: named('unknown badge'),
    'reading-order': named(
      'page that follows no other page',
      'pages that follow no other page',
    ),
    'missing-image': named('missing picture'),
    'prerender-import': demoThrows,
    'prerender-render': demoThrows,
    'prerender-uncaught': demoThrows,
    'prerender-rejection': demoThrows,
    'prerender-no-export': demoThrows,
    'prerender-no-component': demoThrows,
    'prerender-time': demoThrows,
    'prerender-pending': demoThrows,
    'prerender-exit': demoThrows,
    'prerender-memory': demoThrows,
    'prerender-page': named(
      'page that the build cannot render',
      'pages that the build cannot render',
    ),
    'prerender-part': named(
      "component of the site's own that the build cannot render",
      "components of the site's own that the build cannot render",
    ),
    'prerender-start': named('fault of the site in Node', 'faults of the site in Node'),
    'prerender-timer': named('timer that does not run', 'timers that do not run'),
  },
  strict: {
    parity: named('difference from the original', 'differences from the original'),
    'lone-image': named('picture for one color', 'pictures for one color'),
    'api-row': named(
      'difference between notes and types',
      'differences between notes and types',
    ),
    'custom-option': named(
      'option that only your own slots can know',
      'options that only your own slots can know',
    ),
  },
};

const SEVERITIES = ['stop', 'warn', 'strict'] as const satisfies readonly Severity[];

/** All codes with what they do. */
export const severities: ReadonlyMap<string, Severity> = new Map(
  SEVERITIES.flatMap((severity) =>
    Object.keys(KINDS[severity]).map((code) => [code, severity] as const),
  ),
);

/** The names of the problems that do one thing, of several each, without repetitions. */
export function kindsOf(severity: Severity): string[] {
  return [...new Set(Object.values(KINDS[severity]).map(([, many]) => many))];
}

/** What a number of problems of one code are called, without the number. */
export function kindOf(code: string, count: number): string {
  const severity = severities.get(code);
  const [one, many] = (severity && KINDS[severity][code]) ?? ['problem', 'problems'];
  return count === 1 ? one : many;
}

/**
 * Divides problems into those that stop a build and those that are warnings; what is a matter of
 * taste is neither, unless the site is strict.
 */
export function divide(
  problems: readonly Problem[],
  strict: boolean,
): { stops: Problem[]; warnings: Problem[] } {
  if (strict) {
    // A timer that is held back changes nothing that a reader sees.
    const isNote = ({ code }: Problem) => code === 'prerender-timer';
    return {
      stops: problems.filter((one) => !isNote(one)),
      warnings: problems.filter(isNote),
    };
  }
  const are = (severity: Severity) =>
    problems.filter(({ code }) => (severities.get(code) ?? 'stop') === severity);
  return { stops: are('stop'), warnings: are('warn') };
}
