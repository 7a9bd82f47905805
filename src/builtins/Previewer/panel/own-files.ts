import { filesOf, ownFiles as ownOf } from '../../../model/demo/demo-asset';
import type { DemoSources } from '../../../model/demo/demo-asset';

/** The languages in which a demo's code is available. */
export type Language = 'ts' | 'js';

export function otherLanguage(language: Language): Language {
  return language === 'ts' ? 'js' : 'ts';
}

/**
 * The texts of a demo by file name: all files that it needs to run, and the names of its
 * own, which a reader can edit.
 */
export function filesInLanguage(
  { asset, javascript }: DemoSources,
  language: Language,
): { files: Record<string, string>; own: string[] } {
  const files = language === 'js' ? javascript : filesOf(asset);
  return { files, own: Object.keys(ownOf(files, asset.support)) };
}
