import type { IApi } from 'dumi';
import apiReference from './api-reference';
import demoRoute from './demo-route';
import fallbackRoutes from './fallback-routes';
import headHtml from './head-html';
import markdown from './markdown';
import missingDemos from './missing-demos';
import pageChunks from './page-chunks';
import problems from './problems';
import siteModel from './site-model';
import themeFiles from './theme-files';

/** The node side of the theme: one file per feature, in the order in which they must run. */
export default function ledger(api: IApi): void {
  api.describe({ key: 'dumi-theme-ledger' });
  themeFiles(api);
  fallbackRoutes(api);
  demoRoute(api);
  problems(api);
  missingDemos(api);
  markdown(api);
  pageChunks(api);
  siteModel(api);
  apiReference(api);
  headHtml(api);
}
