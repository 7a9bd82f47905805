import type { DemoSources } from '../../model/demo-asset';
import { openCodeSandbox } from '../../sandbox/codesandbox';
import { sandboxProject } from '../../sandbox/project';
import type { SandboxProject } from '../../sandbox/project';
import { embedStackBlitz, openStackBlitz } from '../../sandbox/stackblitz';
import { downloadZip } from '../../sandbox/zip';
import type { Language } from './own-files';

/** A demo as a reader takes it elsewhere. */
export interface Taken {
  sources: DemoSources;
  language: Language;
  /** What the reader has changed, by file. */
  edited: Record<string, string>;
  /** Address of the demo on its page. */
  link: string;
  /** Language of the page's words. */
  lang: string;
}

function projectOf({ sources, language, edited, lang }: Taken): SandboxProject {
  const { asset, javascript, react } = sources;
  return sandboxProject({ asset, javascript, edited, language, react, lang });
}

/** Opens the demo in CodeSandbox, in a window of its own. */
export function codesandbox(taken: Taken): void {
  openCodeSandbox(projectOf(taken));
}

/** Opens the demo in StackBlitz, in a window of its own. */
export function stackblitz(taken: Taken): void {
  openStackBlitz(projectOf(taken));
}

/** Shows StackBlitz with the demo in an element of the page. */
export async function embed(taken: Taken, element: HTMLElement): Promise<void> {
  try {
    await embedStackBlitz(element, projectOf(taken));
  } catch (error) {
    // A reader who has closed it meanwhile waits for nothing.
    if (element.isConnected) throw error;
  }
}

/** Saves the demo as a project. */
export function download(taken: Taken): void {
  downloadZip(projectOf(taken), { page: taken.link });
}
