import React from 'react';
import { useHead } from '../../hooks/use-head';
import { useSite } from '../../hooks/use-site';
import { documentTitle } from '../../model/head';

interface CodePage {
  default: React.ComponentType;
}

/**
 * A page that is code, `.dumi/pages`, with the title that dumi gives it. The layout knows only pages
 * of text.
 */
export const titled =
  (title: string) =>
  (module: CodePage): CodePage => {
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
    return { ...module, default: Titled };
  };
