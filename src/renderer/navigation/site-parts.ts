import React from 'react';
import { keepPages } from '../../data/large-site';
import { pageData } from '../../data/page-data';
import { isSameAddress } from '../../model/address/spelling';
import type { Page } from '../../model/page';
import { allFiles, partFile, partOf } from '../../model/address/site-parts';
import { addFileNames } from '../entry/chunk-files';
import type { BundlerRuntime, FileNames } from '../entry/chunk-files';
import type { RouteComponents, RouteModule, Routes, UmiRoute } from './routes';

/** A page as a part describes it. */
export interface PartPage {
  /** Undefined for a page of which the build knows too little; the table of all routes has it. */
  route?: UmiRoute;
  /** Bundle module of the page; undefined if the app has the route from the start. */
  module?: string | number;
  /** Chunks that the page needs in addition to the app's own. */
  chunks: string[];
  /** As lists have it; undefined for a page that is code. */
  page?: Partial<Page>;
}

/** What a part says, as the build writes it. */
export interface SitePart extends FileNames {
  pages: Record<string, PartPage>;
  /** True if the table of all routes may have a pattern for an address that no part knows. */
  open?: boolean;
}

declare const __webpack_require__: BundlerRuntime;

/** @throws as for any other file that does not load; see `data/load-failure` */
async function fetchFile<T>(name: string): Promise<T> {
  try {
    const response = await fetch(__webpack_require__.p + name);
    if (!response.ok) throw new Error(response.url);
    return (await response.json()) as T;
  } catch (error) {
    throw Object.assign(Object(error), { name: 'ChunkLoadError' });
  }
}

/** Loads the chunks of a page, and returns its module. */
async function loadModule(module: string | number, chunks: string[]) {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return __webpack_require__(module) as RouteModule;
}

const parts = new Map<number, Promise<SitePart>>();

function fetchPart(files: string, place: number): Promise<SitePart> {
  const part = parts.get(place) ?? fetchFile<SitePart>(partFile(files, place));
  parts.set(place, part);
  // The next attempt requests it again.
  part.catch(() => parts.delete(place));
  return part;
}

/**
 * Loads the part of the site that an address belongs to.
 * @param path below the base, in any spelling
 * @returns routes of that part; undefined if only the table of all routes can tell what is there
 */
export async function loadPart(
  path: string,
): Promise<{ routes: Routes; routeComponents: RouteComponents } | undefined> {
  const data = pageData();
  if (!data?.parts) return undefined;
  const part = await fetchPart(data.files, partOf(path, data.parts));
  addFileNames(part);
  const pages = Object.entries(part.pages);
  keepPages(pages.flatMap(([, { page }]) => page ?? []));
  const found = pages.find(([address]) => isSameAddress(address, path))?.[1];
  if (found ? !found.route : part.open) return undefined;
  const routes: Routes = {};
  const routeComponents: RouteComponents = {};
  for (const [, { route, module, chunks }] of pages) {
    if (!route || module === undefined) continue;
    routes[route.id] = route;
    routeComponents[route.id] = React.lazy(() => loadModule(module, chunks));
  }
  return { routes, routeComponents };
}

/** Loads the file names of all chunks of the site. */
export async function loadAllNames(): Promise<void> {
  const data = pageData();
  if (data) addFileNames(await fetchFile<FileNames>(allFiles(data.files)));
}
