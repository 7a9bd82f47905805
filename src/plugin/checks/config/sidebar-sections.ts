import type { Problem } from '../../../model/problem';
import { configPlace } from '../../schemas/config/config-place';
import { idleSections } from '../../site/navigation/idle-sections';
import type { Site } from '../../site/read-site';

/** Addresses in the option `sidebar` whose groups no page shows. */
export function sidebarProblems(site: Site): Problem[] {
  const { file, lineOf } = configPlace(site.root);
  const given = Object.keys(site.options.sidebar ?? {});
  return idleSections(site).map(({ address, id }) => ({
    code: 'sidebar-section',
    file,
    line: lineOf(['sidebar', ...(given.includes(address) ? [] : [id]), address]),
    message: `themeConfig.sidebar has groups for ${address}, which is the section of no page: no page shows them.`,
    hint: /.\/$/.test(address)
      ? `Write ${address.replace(/\/+$/, '')}.`
      : 'Use the address of a folder of pages.',
  }));
}
