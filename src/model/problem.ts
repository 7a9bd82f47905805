/** Something wrong in what a maintainer wrote: where, what, and what to do. */
export interface Problem {
  /** A stable name, such as `missing-demo`. */
  code: string;
  /** File relative to the site's root. */
  file: string;
  /** Line in that file, from 1. */
  line: number;
  message: string;
  hint: string;
}

/**
 * One problem as a line for a terminal or a page.
 * @example formatProblem(p) // 'docs/a.md:3 this page has no title. Add `title:` …'
 */
export function formatProblem({ file, line, message, hint }: Problem): string {
  return `${file}:${line} ${message} ${hint}`;
}

/** All problems, sorted by place, each on its line under a heading that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in the documentation:`, ...sorted.map(formatProblem)].join('\n  ');
}
