import type { IApi } from 'dumi';
import bundler from '../bundler';
import keptStore from './cache';
import app from './app';
import { createHostPatches } from './app/host-patches';
import checks from './checks';
import { createReport } from './checks/report/report';
import early from './early';
import type { HeldScripts } from './held-scripts';
import { isBuild, optionsOf } from './host';
import outputs from './outputs';
import pages, { datesOfFile } from './pages';
import { createPageData, siteDataName } from './pages/data/page-data';
import { createMadePages } from './pages/made/made-pages';
import prerender from './prerender';
import { createSpare } from './prerender/output/spare';
import quiet from './quiet';
import reference from './reference';
import site, { latestShown } from './site';
import { checkVersions } from './versions';

/** The node side of the theme, stage by stage; a room's `index.ts` says what it asks of dumi. */
export default function ledger(api: IApi): void {
  checkVersions(api.cwd);
  api.describe({ key: 'dumi-theme-ledger' });
  const patches = createHostPatches(() => ({
    command: api.name,
    root: api.cwd,
    options: optionsOf(api).hostPatches,
  }));
  const report = createReport({
    isStrict: () => optionsOf(api).strict,
    isBuild: () => isBuild(api),
    warn: (text) => api.logger.warn(text),
    stopBuild: patches.stopBuild,
  });

  const whenQuiet = quiet(api);
  const store = keptStore(api, whenQuiet);
  const data = createPageData();

  // Read: which pages there are, and what the library says of itself.
  site(api, (id, part, value) => data.place(siteDataName(id), part, value));
  reference(api, () => latestShown(api), whenQuiet);

  // Check: a build with problems ends here.
  const askCheck = checks(api, patches.stopBuild, report, whenQuiet);
  early(api, whenQuiet);

  // Make: a module of each page, the app around them, files of both.
  const made = createMadePages(api.cwd, (file) => datesOfFile(api, file));
  pages(api, data, made, whenQuiet, askCheck);
  app(api, patches);
  const held: HeldScripts = new Map();
  bundler(api, patches, { store, pages: made }, held, (found) => report.tell(found));

  // Write: documents, and what is read beside them.
  const spare = createSpare(store, () => api.paths.absOutputPath);
  outputs(api, data, spare);
  prerender(api, patches.stopBuild, report, { data, store, spare, held });
}
