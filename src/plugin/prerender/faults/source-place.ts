import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { join, posix } from 'node:path';
import { DEMO_MAP } from '../../host';

/** A line of a file of the site. */
export interface SourcePlace {
  /** Relative to the site's root, with forward slashes. */
  file: string;
  /** Starts at 1. */
  line: number;
}

/** A frame of a stack: the script, line and column. */
const FRAME = /(?:\(|at )([^\s()]+\.js):(\d+):(\d+)\)?$/;

/** A module in a source map: its path from the root, and what a loader was asked. */
const SOURCE = /^webpack:\/\/[^/]*\/(.*?)(\?.*)?$/;

/**
 * Finds the lines of the site's own files that a stack passes, through the source maps of demos.
 * @param folder absolute path of the scripts and their maps
 * @returns a function that reads a stack and gives the innermost place, or undefined if the stack
 * begins in a package or passes no file of the site
 */
export function createSourcePlaces(folder: string) {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (script: string): SourceMap | undefined => {
    if (!maps.has(script)) {
      const path = join(folder, script + DEMO_MAP);
      const payload =
        existsSync(path) && (JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload);
      maps.set(script, payload ? new SourceMap(payload) : undefined);
    }
    return maps.get(script);
  };
  const placeOfFrame = (frame: string): SourcePlace | undefined => {
    const [, script = '', line, column] = FRAME.exec(frame) ?? [];
    const entry = mapOf(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return undefined;
    const [, path = '', query] = SOURCE.exec(entry.originalSource) ?? [];
    const file = posix.normalize(path);
    // A module that a loader has made has other lines than the file.
    if (!path || query || file.startsWith('..')) return undefined;
    return { file, line: entry.originalLine + 1 };
  };
  const isOfPackage = ({ file }: SourcePlace) => file.includes('node_modules/');
  return {
    /** The innermost place in a file of the site. */
    inSite(stack: string): SourcePlace | undefined {
      const places = stack.split('\n').map(placeOfFrame);
      return places.find((place) => place && !isOfPackage(place));
    },
    /** The same, unless a package is further inside. */
    direct(stack: string): SourcePlace | undefined {
      const place = stack
        .split('\n')
        .map(placeOfFrame)
        .find((one) => one !== undefined);
      return place && !isOfPackage(place) ? place : undefined;
    },
  };
}

/** Removes the maps, which are not for readers. */
export function removeMaps(folder: string): void {
  readdirSync(folder)
    .filter((name) => name.endsWith(DEMO_MAP))
    .forEach((name) => rmSync(join(folder, name)));
}
