import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../../../model/problem';
import { configPlace } from '../../schemas/config/config-place';
import type { Site } from '../../site/read-site';

/**
 * The folders of the option `demoSupport` that are not there, without which readers would see what
 * they hold.
 */
export function demoSupportProblems({
  options,
  root,
}: Pick<Site, 'options' | 'root'>): Problem[] {
  const { file, lineOf } = configPlace(root);
  return (options.demoSupport ?? []).flatMap((folder, at) => {
    if (existsSync(resolve(root, folder))) return [];
    return {
      code: 'demo-support',
      file,
      line: lineOf(['demoSupport', at]),
      message: `themeConfig.demoSupport names the folder ${folder}, which does not exist.`,
      hint: 'Use its path from the root of the site, or remove it.',
    };
  });
}
