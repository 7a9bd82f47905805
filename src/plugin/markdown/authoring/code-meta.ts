/** Options after the language of a code block. */
export interface CodeMeta {
  title?: string;
  /** Lines to highlight, starting at 1, in the order written. */
  lines: number[];
  /** True for an npm command that is also shown for the other package managers. */
  packageManagers: boolean;
  /** True for numbers in front of the lines. */
  numbered?: true;
}

/** Matches the title. */
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
/** dumi's syntax for it, `[src/a.tsx]`. */
const LABEL = /(?:^|\s)\[([^\]]+)\]/;
const LINES = /\{(\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)\}/;

/** Line ranges that end before they start, such as `5-3`. */
export function backwardRanges(meta: string): string[] {
  const ranges = LINES.exec(meta.replace(TITLE, ''))?.[1]?.split(/\s*,\s*/) ?? [];
  return ranges.filter((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return to < from;
  });
}

function rangeOf(range: string): number[] {
  const [from = 0, to = from] = range.split('-').map(Number);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/**
 * Parses the options after the language of a code block.
 * @example readCodeMeta('title="a.tsx" {1,3-4}') // { title: 'a.tsx', lines: [1, 3, 4], packageManagers: false }
 */
export function readCodeMeta(meta: string): CodeMeta {
  const [, double, single] = TITLE.exec(meta) ?? [];
  const rest = meta.replace(TITLE, '');
  const title = double ?? single ?? LABEL.exec(rest)?.[1];
  return {
    ...(title !== undefined && { title }),
    lines: (LINES.exec(rest)?.[1] ?? '').split(',').filter(Boolean).flatMap(rangeOf),
    packageManagers: /(^|\s)npm2yarn(\s|$)/.test(rest),
    ...(/(^|\s)showLineNum(bers)?(\s|$)/.test(rest) && { numbered: true }),
  };
}

/** The options without a title, in either spelling. */
export function withoutTitle(meta: string): string {
  return meta.replace(TITLE, '').replace(LABEL, '');
}

/**
 * Parts of the options that cannot be parsed: a title without quotes, lines that are not
 * numbers.
 */
export function unreadMeta(meta: string): string[] {
  const rest = meta.replace(TITLE, '').replace(LINES, '').replace(LABEL, '');
  return rest.match(/\{[^}]*\}?|\btitle=\S*|\S*\d-\d+\}/g) ?? [];
}
