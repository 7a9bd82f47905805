import type { Locale } from '../../../model/locale';
import type { Page } from '../../../model/page';

/** What other sites and search engines are told of a page. Addresses name the host. */
export interface DescribedPage {
  page: Page;
  /** Plain text; empty for a page without any. */
  description: string;
  /** Canonical address. */
  address: string;
  locale: Locale;
  /** Languages of the page beside its own. */
  others: readonly string[];
  /** True for the first page of a language. */
  isFirst: boolean;
  /** Pages above it, outermost first. */
  above: readonly { title: string; address: string }[];
  /** The day of its last change; none where it is not known. */
  changed?: string;
  site: {
    name: string;
    /** Address of the library's repository. */
    repository?: string;
    /** Address of the picture for cards. */
    picture?: string;
  };
}
