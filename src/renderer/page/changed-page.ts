import { locales } from '@@/ledger/site';
import type React from 'react';
import { performReactRefresh } from 'react-refresh/runtime';
import { renewDemos } from '../../demo/changed-demos';
import { localeOf } from '../../model/locale';
import { replaceModule } from '../navigation/routes';
import type { PageModule } from '../navigation/routes';
import { loadNewStyles } from '../new-styles';
import { whenChanged } from '../when-changed';
import type { Hot } from '../when-changed';

async function show(page: PageModule, Page: React.ComponentType): Promise<void> {
  const { lang } = document.documentElement;
  const locale = locales.find(({ id }) => id === lang) ?? localeOf('/', locales);
  await Promise.all([page.load(locale.id), loadNewStyles()]);
  replaceModule({ default: Page, ledgerPage: page });
  await renewDemos(page.demos);
  performReactRefresh();
}

/**
 * Called at the end of a page's module in the development server: a page that has changed takes the
 * place of the one on the screen, without a load.
 */
export function changedPage(
  hot: Hot | undefined,
  page: PageModule,
  Page: React.ComponentType,
): void {
  whenChanged(hot, () => show(page, Page));
}
