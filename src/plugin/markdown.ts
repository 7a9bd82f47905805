import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'dumi';
import { apiProps } from './api-reference';
import rehypeAuthoring from './authoring/rehype-authoring';
import remarkAuthoring from './authoring/remark-authoring';
import type { Locale } from '../model/locale';
import remarkHeadingId from './heading-id';
import rehypePage from './rehype-page';
import type { PageOptions } from './rehype-page';
import { pageWords } from './site-messages';

/** Changes when the way pages are made changes, so that dumi's cache of made pages is not used. */
function version(): string {
  const hash = createHash('sha256');
  for (const name of [
    'heading-id',
    'authoring/code-marks',
    'authoring/code-meta',
    'authoring/containers',
    'authoring/images',
    'authoring/package-managers',
    'authoring/rehype-authoring',
    'authoring/remark-authoring',
    'markdown-tree',
    'rehype-page',
    'demo-asset',
    'demo-files',
    'find-file',
    'demo-javascript',
    'demo-name',
    '../model/demo-asset',
    '../model/demo-options',
    '../model/import-endings',
    '../model/locale',
    'fold-html',
    'front-comment',
    'page-demo',
    'page-payload',
    'highlight',
    'highlight-parser',
    'highlight-grammar',
    'highlight-spans',
    'parse-code',
    'props/code-names',
    'props/code-types',
    'props/code-values',
    'props/find-props',
    'props/prop-links',
    'props/rows',
    'props/syntax',
  ]) {
    const file = ['.ts', '.js'].map((ending) => join(__dirname, name + ending));
    for (const path of file) {
      try {
        hash.update(readFileSync(path));
      } catch {
        // The package is either source or built; the other ending is not there.
      }
    }
  }
  return hash.digest('hex');
}

/** Adds the theme's own steps to dumi's markdown. */
export default function markdown(api: IApi): void {
  api.modifyConfig((config) => {
    const locales = config.locales as Locale[];
    config.extraRemarkPlugins = [
      ...(config.extraRemarkPlugins ?? []),
      remarkHeadingId,
      [remarkAuthoring, { base: config.publicPath, root: api.cwd }],
    ];
    config.extraRehypePlugins = [
      ...(config.extraRehypePlugins ?? []),
      [rehypeAuthoring, { words: pageWords(api.cwd, locales) }],
      [
        rehypePage,
        { base: config.publicPath, root: api.cwd, locales, version: version() },
      ],
    ];
    return config;
  });
  api.onGenerateFiles(() => {
    const steps = api.config.extraRehypePlugins as [unknown, PageOptions?][];
    const options = steps.find(([step]) => step === rehypePage)?.[1];
    // Known when the routes are. dumi makes a page again when these options are others.
    if (options) options.props = apiProps(api);
  });
}
