import { headlines } from '@@/ledger/features';
import type { SidebarLink } from '../model/sidebar';

/** The words that introduce a page: its heading, and its name in lists that are read. */
export function headlineOf({ title, headline }: SidebarLink): string {
  return (headlines && headline) || title;
}
