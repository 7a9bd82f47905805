import React from 'react';
import { useHead } from '../../hooks/use-head';
import { useSite } from '../../hooks/use-site';
import { documentTitle } from '../../model/head';
import type { RouteModule } from '../navigation/routes';

/**
 * A page that is code, `.dumi/pages`, with the title that dumi gives it. The layout knows only pages
 * of text.
 * @param ledgerLive true if it may show something else before its reader acts; see
 * `plugin/site/is-static`
 */
export const titled =
  (title: string, ledgerLive?: boolean) =>
  (module: RouteModule): RouteModule => {
    const { default: Page } = module;
    const Titled: React.FC = () => {
      const { options, locale } = useSite();
      useHead({
        title: documentTitle(title, options.name),
        yields: true,
        description: '',
        lang: locale.id,
      });
      return <Page />;
    };
    return { ...module, default: Titled, ledgerLive };
  };
