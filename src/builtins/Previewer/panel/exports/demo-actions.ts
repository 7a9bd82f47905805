import type { DemoSources } from '../../../../model/demo/demo-asset';
import { openCodeSandbox } from '../../../../sandbox/codesandbox';
import { sandboxProject } from '../../../../sandbox/project';
import type { SandboxProject } from '../../../../sandbox/project';
import { embedStackBlitz, openStackBlitz } from '../../../../sandbox/stackblitz';
import { downloadZip } from '../../../../sandbox/zip';
import type { Language } from '../own-files';

/** A demo to export, with the reader's edits. */
export interface ExportedDemo {
  sources: DemoSources;
  language: Language;
  /** The reader's edits, by file. */
  edited: Record<string, string>;
  /** Address of the demo on its page. */
  link: string;
  /** Language of the page. */
  lang: string;
}

function projectOf({ sources, language, edited, lang }: ExportedDemo): SandboxProject {
  const { asset, javascript, react } = sources;
  return sandboxProject({ asset, javascript, edited, language, react, lang });
}

/** Opens the demo in CodeSandbox, in a new tab. */
export function codesandbox(taken: ExportedDemo): void {
  openCodeSandbox(projectOf(taken));
}

/** Opens the demo in StackBlitz, in a new tab. */
export function stackblitz(taken: ExportedDemo): void {
  openStackBlitz(projectOf(taken));
}

/** Embeds StackBlitz with the demo in an element of the page. */
export async function embed(taken: ExportedDemo, element: HTMLElement): Promise<void> {
  try {
    await embedStackBlitz(element, projectOf(taken));
  } catch (error) {
    // The reader may have closed it in the meantime.
    if (element.isConnected) throw error;
  }
}

/** Downloads the demo as a project. */
export function download(taken: ExportedDemo): void {
  downloadZip(projectOf(taken), { page: taken.link });
}
