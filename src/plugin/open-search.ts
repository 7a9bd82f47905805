import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from 'dumi';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';

const FILE = 'opensearch.xml';

/**
 * Tells browsers of the site's `public/opensearch.xml` (OpenSearch 1.1), so that they can search it
 * from their address bar. Its addresses must name the host: where the site says no `siteUrl`, they
 * stay relative, which browsers take no notice of, and the head does not mention the file.
 */
export default function openSearch(api: IApi): void {
  const options = () => resolveOptions(api.config.themeConfig as LedgerOptions);
  const isThere = () => existsSync(join(api.cwd, 'public', FILE));
  api.addHTMLLinks(() =>
    isThere() && options().siteUrl
      ? [
          {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: options().name,
            href: `${String(api.config.publicPath)}${FILE}`,
          },
        ]
      : [],
  );
  api.onBuildComplete(({ err }) => {
    const path = join(api.paths.absOutputPath, FILE);
    if (err || !existsSync(path)) return;
    const site = options().siteUrl?.replace(/\/+$/, '') ?? '';
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/\{site\}/g, () => site),
    );
  });
}
