import { locales } from '@@/ledger/site';
import type React from 'react';
import { performReactRefresh } from 'react-refresh/runtime';
import { renewDemos } from '../../demo/changed-demos';
import { localeOf } from '../../model/locale';
import { replaceModule } from '../navigation/routes';
import type { PageModule } from '../navigation/routes';

/** The bundler's `import.meta.webpackHot`. */
interface Hot {
  accept(): void;
  dispose(before: (data: { again?: boolean }) => void): void;
  data?: { again?: boolean };
}

async function show(page: PageModule, Page: React.ComponentType): Promise<void> {
  const { lang } = document.documentElement;
  const locale = locales.find(({ id }) => id === lang) ?? localeOf('/', locales);
  await page.load(locale.id);
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
  if (!hot) return;
  hot.accept();
  hot.dispose((data) => {
    data.again = true;
  });
  if (hot.data?.again) {
    show(page, Page).catch((error: unknown) => {
      // eslint-disable-next-line no-console -- for authors
      console.error(error);
      window.location.reload();
    });
  }
}
