import { filesOf, javascriptName } from '../model/demo-asset';
import type { DemoAsset } from '../model/demo-asset';

export type SandboxLanguage = 'ts' | 'js';

export interface DemoFilesInput {
  asset: DemoAsset;
  /** Its files in JavaScript, of `DemoSources`; needed for `js` alone. */
  javascript?: Record<string, string>;
  /** Texts that the reader has changed, by the names that the files have in the language. */
  edited?: Record<string, string>;
  language: SandboxLanguage;
}

/** A demo's files in one language. */
export interface DemoFiles {
  files: Record<string, string>;
  /** The one of them that is the demo. */
  entry: string;
}

/**
 * The files of a demo in the language that is wanted, as the reader has left them.
 * @throws where the JavaScript, the entry, or a file that was edited is missing
 */
export function demoFiles({
  asset,
  javascript,
  edited = {},
  language,
}: DemoFilesInput): DemoFiles {
  const isScript = language === 'js';
  const files = isScript ? javascript : filesOf(asset);
  const entry = isScript ? javascriptName(asset.entry) : asset.entry;
  if (!files) {
    throw new Error(
      `The demo "${asset.id}" came without JavaScript. Pass the javascript of its sources.`,
    );
  }
  const all = { [entry]: '', ...files, ...edited };
  const missing = Object.keys(all).find((name) => !Object.hasOwn(files, name));
  if (missing !== undefined) {
    throw new Error(
      `The demo "${asset.id}" has no file "${missing}" in ${isScript ? 'JavaScript' : 'TypeScript'}. ` +
        `It has ${Object.keys(files).join(', ')}.`,
    );
  }
  return { files: all, entry };
}
