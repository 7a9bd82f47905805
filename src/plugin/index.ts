import type { IApi } from 'dumi';
import bundler from '../bundler';
import apiReference from './api-reference';
import chunks from './chunks';
import demoRoute from './demo-route';
import fallbackRoutes from './fallback-routes';
import gitDates from './git-dates';
import headHtml from './head-html';
import leanBuild from './lean-build';
import markdown from './markdown';
import missingDemos from './missing-demos';
import openSearch from './open-search';
import pageChunks from './page-chunks';
import pageModules from './page-module';
import playground from './playground';
import prerender from './prerender';
import problems from './problems';
import runtime from './runtime';
import searchIndex from './search-index';
import siteModel from './site-model';
import styledComponents from './styled-components';
import themeFiles from './theme-files';

/** The node side of the theme: one file per feature, in the order in which they must run. */
export default function ledger(api: IApi): void {
  api.describe({ key: 'dumi-theme-ledger' });
  leanBuild(api);
  themeFiles(api);
  bundler(api);
  fallbackRoutes(api);
  demoRoute(api);
  problems(api);
  missingDemos(api);
  gitDates(api);
  markdown(api);
  pageChunks(api);
  pageModules(api);
  styledComponents(api);
  runtime(api);
  chunks(api);
  siteModel(api);
  searchIndex(api);
  playground(api);
  apiReference(api);
  headHtml(api);
  openSearch(api);
  prerender(api);
}
