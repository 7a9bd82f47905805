import { formatProblem } from '../../../model/problem';
import type { Problem } from '../../../model/problem';
import { kindOf } from '../../schemas/severities';

/** Prints all warnings where it is `all`. */
export const VARIABLE = 'LEDGER_WARNINGS';

/** How many warnings of a kind are printed in full. */
const MOST = 10;

/** How many warnings there are of each kind, by the code of its first one; the most first. */
function counted(
  warnings: readonly Problem[],
): { code: string; found: readonly Problem[] }[] {
  const kinds = new Map<string, Problem[]>();
  for (const one of warnings) {
    const kind = kindOf(one.code, 2);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()]
    .sort((a, b) => b.length - a.length)
    .map((found) => ({ code: found[0]?.code ?? '', found }));
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}

/**
 * Warnings as lines, those of a kind together. Of a kind with many, the first are printed and the
 * others counted.
 * @param all true to print each
 */
export function formatWarnings(warnings: readonly Problem[], all: boolean): string {
  const lines = counted(warnings).flatMap(({ code, found }) => {
    const most = all ? found.length : MOST;
    const more = found.length - most;
    return [
      ...[...found].sort(byPlace).slice(0, most).map(formatProblem),
      ...(more > 0
        ? [`… and ${more} more ${kindOf(code, more)}; ${VARIABLE}=all prints them.`]
        : []),
    ];
  });
  return ['Warnings:', ...lines].join('\n  ');
}

/**
 * One line that counts warnings by their kinds.
 * @example sumOfWarnings(found) // '3 warnings: 2 dead links, 1 badge. Set `strict: true` in …'
 */
export function sumOfWarnings(warnings: readonly Problem[]): string {
  const kinds = counted(warnings).map(
    ({ code, found }) => `${found.length} ${kindOf(code, found.length)}`,
  );
  const count = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  return `${count}: ${kinds.join(', ')}. Set \`strict: true\` in \`themeConfig\` to stop builds at them.`;
}
