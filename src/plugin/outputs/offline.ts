import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../model/locale';
import { PAGE_DATA_ID } from '../../data/page-data';
import { PAGE_ENTRY, WORKER_ENTRY, WORKER_FILE } from '../../offline/messages';
import type { OfflineWords } from '../../offline/messages';
import { contentHash, hostChanged } from '../host';
import type { Modules } from '../host';
import { offlineMessages } from '../messages/site-messages';
import { builtFiles, isDocument } from './built-files';

/** A message by its name after `offline.`. */
function wordsOf(messages: Record<string, string>): OfflineWords {
  const of = (key: string) => messages[`offline.${key}`] ?? '';
  return {
    title: of('title'),
    text: of('text'),
    retry: messages.retry ?? '',
    home: of('home'),
    update: of('update'),
    reload: of('reload'),
    later: of('later'),
  };
}

/**
 * `@@/ledger/offline`, which the worker and its page's side read.
 * @param root absolute path of the site
 * @param base address of the site's pages, without a slash at its end
 * @param publicPath address of the site's files, with a slash at its end
 */
export function offlineModule(
  root: string,
  locales: readonly Locale[],
  { base, publicPath }: { base: string; publicPath: string },
): Modules {
  const words = Object.fromEntries(
    Object.entries(offlineMessages(root, locales)).map(([id, messages]) => [
      id,
      wordsOf(messages),
    ]),
  );
  return {
    'offline.ts': [
      `export const base = ${JSON.stringify(base)};`,
      `export const publicPath = ${JSON.stringify(publicPath)};`,
      `export const locales = ${JSON.stringify(locales)};`,
      `export const words = ${JSON.stringify(words)};`,
    ],
  };
}

/** Gives the worker's file its name that never changes, and a version that does. */
function placeWorker(folder: string, files: readonly string[], version: string): void {
  const file = files.find((name) => name.startsWith(`${WORKER_ENTRY}.`));
  if (!file) {
    throw hostChanged('The bundler wrote no worker', 'plugin/outputs/offline');
  }
  const path = join(folder, WORKER_FILE);
  if (existsSync(path)) {
    throw new Error(
      `public/${WORKER_FILE} stands where the option \`offline\` writes its worker. Remove the file or the option.`,
    );
  }
  renameSync(join(folder, file), path);
  writeFileSync(path, `/* version ${version} */\n${readFileSync(path, 'utf8')}`);
}

/**
 * Completes the worker in a built site, and names its page's side in all documents.
 * @param folder absolute path of the built site
 * @param publicPath address that the site's files are below, with a slash at its end
 */
export function completeOffline(folder: string, publicPath: string): void {
  const files = builtFiles(folder);
  const documents = files
    .filter(isDocument)
    .map((file) => join(folder, file))
    .map((path) => ({ path, html: readFileSync(path, 'utf8') }))
    .filter(({ html }) => html.includes(`id="${PAGE_DATA_ID}"`));
  const version = contentHash(files.join() + documents.map(({ html }) => html).join());
  placeWorker(folder, files, version);
  const script = files.find((name) => name.startsWith(`${PAGE_ENTRY}.`));
  if (!script) return;
  const tag = `<script async src="${publicPath}${script}" data-version="${version}"></script>`;
  for (const { path, html } of documents) {
    writeFileSync(
      path,
      html.replace('</head>', () => `${tag}</head>`),
    );
  }
}
