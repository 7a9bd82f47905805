import { dirname, resolve } from 'node:path';
import { originOf } from './document';
import type { PageDocument } from './document';
import { demoTags } from './html/page-tags';
import type { DemoTag } from './html/page-tags';

/** A demo in a document. */
export interface ShownDemo extends DemoTag {
  /** Absolute path that its `src` resolves to, with or without ending. */
  path: string;
}

/** The demos in a document, including those in embedded files. */
export function shownDemos(document: PageDocument): ShownDemo[] {
  return demoTags(document.tags).map((tag) => ({
    ...tag,
    path: resolve(dirname(originOf(document, tag.line).path), tag.src),
  }));
}
