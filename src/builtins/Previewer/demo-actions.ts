import type { DemoSources } from '../../model/demo-asset';

/** A demo as a reader takes it elsewhere. */
export interface Taken {
  sources: DemoSources;
  language: 'ts' | 'js';
  /** What the reader has changed, by file. */
  edited: Record<string, string>;
  /** Address of the demo on its page. */
  link: string;
}

export async function codesandbox(taken: Taken): Promise<void> {
  void taken;
}
export async function stackblitz(taken: Taken): Promise<void> {
  void taken;
}
export async function embed(taken: Taken, element: HTMLElement): Promise<void> {
  void [taken, element];
}
export async function download(taken: Taken): Promise<void> {
  void taken;
}
