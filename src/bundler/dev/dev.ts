import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Stats } from '@rspack/core';
import { withLastAssets } from './last-assets';
import { endForeignUpgrades, refuseForeignHosts } from './local-hosts';
import { rspackConfig } from '../config';
import { bundleKey } from '../kept/bundle-key';
import { hasForeignPlugins } from '../kept/kept-bundle';
import { fastRefresh } from './fast-refresh';
import { firstResult } from './first-result';
import { keepModules } from './kept-modules';
import { laterEntries } from './later-entries';
import { lazyParts } from './lazy-parts';
import { fileOf } from '../../plugin/host';
import { CompilationStarts } from './compilation-starts';
import { openedPages } from './opened-pages';
import { printLostExports } from './print-lost-exports';
import { reportLostRemovals } from './lost-removals';
import { loadSiteBabel } from '../site-babel';
import { makeCompiler } from '../site-plugins';
import { umiServer } from '../umi-webpack';
import { wholeCache } from './whole-cache';
import type { BundlerOptions, DevSocket, Settings } from '../umi-webpack';

/** Name of what is kept for the next start: the file of the page that was opened last, relative to the root. */
const OPENED = 'opened-page';

/** Sends the result of a compilation to umi's client in the browser. */
function sendStats(to: { send(text: string): void }, stats: Stats): void {
  const say = (type: string, data?: unknown) => to.send(JSON.stringify({ type, data }));
  const { errors = [], warnings = [] } = stats.toJson({
    all: false,
    errors: true,
    warnings: true,
  });
  say('hash', stats.hash);
  if (errors.length > 0) say('errors', errors);
  else if (warnings.length > 0) say('warnings', warnings);
  else say('ok');
}

/** A development server that does with Rspack what umi's does with webpack. */
export async function dev(options: BundlerOptions, settings: Settings): Promise<void> {
  const { default: rspack } = await import('@rspack/core');
  const pieces = umiServer(options);
  const config = await rspackConfig(options, settings, 'development');
  const progress = { percent: 0, status: 'waiting', details: [] as string[] };
  config.plugins?.push(
    new rspack.ProgressPlugin((percent, status, ...details) => {
      Object.assign(progress, { percent, status, details });
      options.onProgress?.({ progresses: [progress] });
    }),
  );
  // Else it says what each request waits for.
  config.infrastructureLogging = { level: 'warn' };
  const { store } = settings.keeping;
  // Other plugins may write files when modules are made.
  const folder = hasForeignPlugins(config, [...Object.values(rspack), CompilationStarts])
    ? undefined
    : store.folder('modules');
  const kept = folder && {
    folder,
    // Before this server adds to the configuration.
    key: bundleKey(config, options.cwd),
    cache: wholeCache(folder, store),
  };
  let opened = store.read<string>(OPENED);
  const lastPage = opened === undefined ? undefined : join(options.cwd, opened);
  const { sitePages, generated } = settings;
  const pages = openedPages(sitePages, generated, lastPage, (path) => {
    const file = fileOf(path, options.cwd);
    if (file !== opened) store.write(OPENED, (opened = file));
  });
  config.module?.rules?.push(...pages.rules);
  config.lazyCompilation = lazyParts(sitePages);
  const later = laterEntries(config.entry, Object.keys(options.entry));
  config.entry = later.entry;
  // A page that comes would change the list of files behind other imports, and with it their modules.
  config.optimization = { ...config.optimization, splitChunks: false };
  config.plugins?.push(...(await fastRefresh(rspack.rspack)));
  if (kept) {
    process.once('exit', kept.cache.end);
    // When a terminal is closed. Without a listener, the process ends without that event.
    process.once('SIGHUP', () => process.exit());
    keepModules(config, { ...kept, start: join(generated, 'ledger/start') });
  }
  await loadSiteBabel(options);
  const compiler = await makeCompiler(() => rspack.rspack(config));
  reportLostRemovals(compiler);
  const app = pieces.express();
  const host = process.env.HOST;
  if (!host) app.use(refuseForeignHosts);
  // Scripts are large and come from near: this level takes a third of the time of the default one.
  app.use(pieces.compression({ level: 1 }));
  app.use(rspack.rspack.lazyCompilationMiddleware(compiler));
  app.use(pages.middleware(compiler));
  const first = firstResult();
  app.use(first.middleware);
  options.onBeforeMiddleware?.(app);
  app.use(later.middleware(compiler));
  options.beforeMiddlewares?.forEach((middleware) => app.use(middleware));
  app.use(
    pieces.devMiddleware(compiler, {
      publicPath: options.config.publicPath ?? '/',
      writeToDisk: options.config.writeToDisk,
      stats: 'none',
    }),
  );
  if (options.config.proxy) pieces.createProxy(options.config.proxy, app);
  options.afterMiddlewares?.forEach((middleware) => {
    // umi tells the two kinds apart in the same way.
    const wantsCompiler = String(middleware).includes('{ compiler }');
    app.use(
      wantsCompiler
        ? (middleware as (given: unknown) => unknown)({
            compiler: withLastAssets(compiler),
          })
        : middleware,
    );
  });
  app.use(pieces.historyFallback({ index: '/' }));
  app.use('/__umi_ping', (_: unknown, response: { end(text: string): void }) =>
    response.end('pong'),
  );

  const server = createServer(app as never);
  if (!host) server.on('upgrade', endForeignUpgrades);
  const socket: DevSocket = pieces.createSocket(server);
  let last: Stats | undefined;
  compiler.hooks.invalid.tap('ledger-dev', () => {
    socket.send(JSON.stringify({ type: 'invalid' }));
  });
  // eslint-disable-next-line no-console -- as the bundler's errors
  const printLost = printLostExports(options.cwd, (text) => console.warn(text));
  compiler.hooks.done.tap('ledger-dev', (stats) => {
    const isFirstCompile = last === undefined;
    last = stats;
    sendStats(socket, stats);
    options.onDevCompileDone?.({
      stats,
      isFirstCompile,
      ws: socket,
      time: (stats.endTime ?? 0) - (stats.startTime ?? 0),
    });
    first.compiled();
    if (kept) kept.cache.read();
    printLost(stats);
    if (stats.hasErrors()) {
      // eslint-disable-next-line no-console -- the bundler's errors
      console.error(stats.toString({ preset: 'errors-only', colors: true }));
    }
  });
  socket.wss.on('connection', (one) => {
    if (!last) return;
    sendStats(one, last);
    // umi's client takes the first result for that of the document's own scripts. By now there may be
    // a later one, which the page that has just been asked for waits for.
    sendStats(one, last);
  });
  const port = options.port ?? 8000;
  server.listen(port, host ?? 'localhost', () => {
    // eslint-disable-next-line no-console -- the server's address
    console.log(`\n  http://localhost:${port}${options.config.publicPath ?? '/'}\n`);
  });
}
