import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import type { DemoAsset } from '../model/demo-asset';
import { demoAsset } from './demo-asset';
import { readFrontComment } from './front-comment';
import { demoFile } from './find-file';

/** A demo as its files have it, which no page has shown yet. */
export interface DemoSource {
  /** What its front comment says: `title`, `description`, and with a language `title.zh-CN`. */
  meta: Record<string, unknown>;
  asset: DemoAsset;
}

/**
 * Reads a demo; its id, which only a page gives it, is that of its path.
 * @param path absolute, with or without ending
 * @returns none where no file is there, which is a problem told elsewhere
 */
export function readDemo(path: string): DemoSource | undefined {
  const file = demoFile(path);
  if (!file) return undefined;
  const text = readFileSync(file, 'utf8');
  const meta = readFrontComment(text);
  const name = basename(file, extname(file));
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const about = { title: textOf(meta.title), description: textOf(meta.description) };
  return { meta, asset: demoAsset({ id: path, name, ...about }, { path: file, text }) };
}
