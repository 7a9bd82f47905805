import { join } from 'node:path';
import { quoted, THEME_ROOT } from './host';

/**
 * Lines for the end of a generated module, which is to take the place of the one before when it has
 * changed, without a load.
 * @param call a function of `renderer/navigation/changed-site`, or that of `renderer/changed-references`
 * @param values code of its arguments after the first
 * @example hotLines('changedReference', '["en-US"]', 'reference')
 */
export function hotLines(call: string, ...values: readonly string[]): string[] {
  const file =
    call === 'changedReferences' ? 'changed-references' : 'navigation/changed-site';
  const from = quoted(join(THEME_ROOT, 'renderer', file));
  return [
    `import { ${call} } from ${from};`,
    `${call}(${['import.meta.webpackHot', ...values].join(', ')});`,
  ];
}
