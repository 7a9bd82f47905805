/** What stands behind the language of a block of code. */
export interface CodeMeta {
  title?: string;
  /** Lines to highlight, from 1, as they are written. */
  lines: number[];
  /** True: a command of npm's that is shown for the other package managers too. */
  packageManagers: boolean;
}

/** Where it says the title. */
export const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
/** dumi's way, `[src/a.tsx]`. */
const LABEL = /(?:^|\s)\[([^\]]+)\]/;
const LINES = /\{(\d+(?:-\d+)?(?:\s*,\s*\d+(?:-\d+)?)*)\}/;

/** Ranges of lines that end before they begin, `5-3`. */
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
 * Reads what stands behind the language of a block of code.
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
  };
}

/** What of it cannot be read: a title without its quotes, lines that are no numbers. */
export function unreadMeta(meta: string): string[] {
  const rest = meta.replace(TITLE, '').replace(LINES, '').replace(LABEL, '');
  return rest.match(/\{[^}]*\}?|\btitle=\S*|\S*\d-\d+\}/g) ?? [];
}
