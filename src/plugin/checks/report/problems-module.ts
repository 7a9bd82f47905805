import { join } from 'node:path';
import type { Problem } from '../../../model/problem';
import { quoted, THEME_ROOT } from '../../host';

/**
 * The module with the problems that the development server shows over the page. It replaces itself
 * without a load. A build that has problems stops, or says them on the terminal alone.
 */
export function problemsModule(problems: readonly Problem[], isBuild: boolean): string[] {
  if (isBuild) return ['export {};'];
  return [
    `import { keepProblems } from ${quoted(join(THEME_ROOT, 'renderer/frame/problems'))};`,
    `keepProblems(${JSON.stringify(problems, null, 2)});`,
    'if (import.meta.webpackHot) import.meta.webpackHot.accept();',
  ];
}
