/** A problem in the site's sources: its place, the fault, and the fix. */
export interface Problem {
  /** A stable code, such as `missing-demo`. */
  code: string;
  /** File relative to the site's root. */
  file: string;
  /** Line in that file, starting at 1. */
  line: number;
  message: string;
  hint: string;
}

/**
 * Formats a problem as one line, for a terminal or a page.
 * @example formatProblem(p) // 'docs/a.md:3 this link leads to no page. Write …'
 */
export function formatProblem({ file, line, message, hint }: Problem): string {
  return `${file}:${line} ${message} ${hint}`;
}

/** Formats all problems, sorted by place, one per line below a heading that counts them. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line,
  );
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  return [`${count} in the documentation:`, ...sorted.map(formatProblem)].join('\n  ');
}
