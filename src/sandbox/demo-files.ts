import { filesOf, toJavascriptName } from '../model/demo/demo-asset';
import type { DemoAsset } from '../model/demo/demo-asset';

export type SandboxLanguage = 'ts' | 'js';

export interface SandboxFilesInput {
  asset: DemoAsset;
  /** Its JavaScript files, from `DemoSources`. Needed only for `js`. */
  javascript?: Record<string, string>;
  /** Texts that the reader has changed, by their file names in that language. */
  edited?: Record<string, string>;
  language: SandboxLanguage;
}

/** A demo's files in one language. */
export interface SandboxFiles {
  files: Record<string, string>;
  /** Name of the file that exports the demo. */
  entry: string;
}

/**
 * The files of a demo in the requested language, with the reader's edits.
 * @throws if the JavaScript, the entry, or an edited file is missing
 */
export function sandboxFiles({
  asset,
  javascript,
  edited = {},
  language,
}: SandboxFilesInput): SandboxFiles {
  const isScript = language === 'js';
  const files = isScript ? javascript : filesOf(asset);
  const entry = isScript ? toJavascriptName(asset.entry) : asset.entry;
  if (!files) {
    throw new Error(
      `The demo "${asset.id}" has no JavaScript version. Pass \`javascript\` from its sources.`,
    );
  }
  const all = { [entry]: '', ...files, ...edited };
  const missing = Object.keys(all).find((name) => !Object.hasOwn(files, name));
  if (missing !== undefined) {
    throw new Error(
      `The demo "${asset.id}" has no file "${missing}" in ${isScript ? 'JavaScript' : 'TypeScript'}. ` +
        `Its files: ${Object.keys(files).join(', ')}.`,
    );
  }
  return { files: all, entry };
}
