import { readDemo } from '../demos/source';

/** Packages that do nothing on their own; `dumi` for the names below. */
const PACKAGES = ['react', 'react/jsx-runtime', 'classnames', 'clsx', 'dumi'];

/** What may be taken from `dumi`, beside types: neither knows the browser. */
const OF_DUMI = ['Link', 'FormattedMessage', 'useIntl', 'useLocale', 'useSiteData'];

/** React's hooks that show nothing new before the reader acts. */
const HOOKS = [
  ...['useState', 'useReducer', 'useMemo', 'useCallback', 'useContext', 'useId'],
  ...['useRef', 'useIntl', 'useLocale', 'useSiteData'],
];

/** Effects, classes, and whatever the build knows otherwise than a browser, or not yet. */
const NEEDS_BROWSER = new RegExp(
  [
    String.raw`\buse(?:\w*Effect|SyncExternalStore)\b`,
    String.raw`\b(?:window|document|navigator|location|history|globalThis|self|process)\b`,
    String.raw`\b(?:local|session)Storage\b|\bfetch\b|\bXMLHttpRequest\b|\bWebSocket\b`,
    String.raw`\bset(?:Timeout|Interval)\b|\brequest(?:AnimationFrame|IdleCallback)\b`,
    String.raw`\b(?:Mutation|Resize|Intersection)Observer\b|\bmatchMedia\b`,
    String.raw`\bDate\b|\bMath\.random\b|\bcrypto\b|\bIntl\b`,
    String.raw`\b(?:Pure)?Component\b|\blazy\b|\bSuspense\b|\bimport\s*\(|\brequire\s*\(`,
    String.raw`\bref\s*=|\bautoFocus\b|\bautoPlay\b|<(?:canvas|script|video|audio)\b`,
  ].join('|'),
);

/** Files that an import brings along as a style, an address or data. */
const ASSET = /\.(?:css|less|s[ac]ss|svg|png|jpe?g|gif|webp|avif|json)$/;

/** Names that are hooks by React's rule, where they are used or made. */
const namesOf = (code: string, pattern: RegExp) =>
  [...code.matchAll(pattern)].map(([, name = '']) => name);

/**
 * True for a component of a site's own that its document shows as a browser would until the reader
 * acts: neither it nor a file that it imports has an effect or asks for the browser, and it takes
 * nothing from packages that might. Its page then loads React at the first sign of its reader. Whoever
 * knows more says so in `builtin.json`; see `builtins`.
 * @param path absolute path of its file
 */
export function isStatic(path: string): boolean {
  const source = readDemo(path);
  if (!source || source.missing.length > 0) return false;
  const takesOthers = source.packages.some(
    ({ request, typeOnly }) => !typeOnly && !PACKAGES.includes(request),
  );
  if (takesOthers) return false;
  // Files of other kinds, such as scripts of a component in Vue.
  const others = source.relative.filter(({ target = '' }) => !/\.[jt]sx?$/.test(target));
  if (others.some(({ target = '', typeOnly }) => !typeOnly && !ASSET.test(target)))
    return false;
  const scripts = source.files.filter((file) => /\.[jt]sx?$/.test(file.path));
  const code = scripts.map(({ text }) => text).join('\n');
  if (NEEDS_BROWSER.test(code)) return false;
  const made = namesOf(code, /\b(?:function|const|let|var)\s+(use[A-Z]\w*)/g);
  const used = namesOf(code, /\b(use(?:[A-Z]\w*)?)\s*[<(]/g);
  if (used.some((name) => !HOOKS.includes(name) && !made.includes(name))) return false;
  return namesOf(code, /import\s+([^'"]*?)\s+from\s*['"]dumi['"]/g)
    .filter((names) => !names.startsWith('type '))
    .every((names) =>
      names
        .replace(/[{}]/g, '')
        .split(',')
        .map((name) => name.trim())
        .every(
          (name) =>
            !name ||
            name.startsWith('type ') ||
            OF_DUMI.includes(name) ||
            /^I[A-Z]/.test(name),
        ),
    );
}
