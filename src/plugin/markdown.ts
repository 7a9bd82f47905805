import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

/**
 * Absolute paths of the files that pages are made with, and of some more: whole folders, so that
 * none is forgotten. To follow the imports from here finds most of them too, and takes longer.
 */
export function pageMakers(): string[] {
  return ['.', '../model', '../code'].flatMap((name) => {
    const folder = join(__dirname, name);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?[jt]s$/.test(file))
      .sort()
      .map((file) => join(folder, file));
  });
}

/** Changes when the way pages are made changes, so that dumi's cache of made pages is not used. */
function version(): string {
  const hash = createHash('sha256');
  for (const path of pageMakers()) hash.update(readFileSync(path));
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
