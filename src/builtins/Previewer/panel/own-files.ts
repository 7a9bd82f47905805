import { filesOf, ownFiles as ownOf } from '../../model/demo-asset';
import type { DemoSources } from '../../model/demo-asset';

/** The languages that a demo is shown in. */
export type Language = 'ts' | 'js';

export function otherLanguage(language: Language): Language {
  return language === 'ts' ? 'js' : 'ts';
}

/** The texts of a demo by file: all that it runs with, and those of its own that a reader edits. */
export function ownFiles(
  { asset, javascript }: DemoSources,
  language: Language,
): { files: Record<string, string>; own: string[] } {
  const files = language === 'js' ? javascript : filesOf(asset);
  return { files, own: Object.keys(ownOf(files)) };
}
