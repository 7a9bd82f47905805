import sdk from '@stackblitz/sdk';
import type { Project, ProjectTemplate, VM } from '@stackblitz/sdk';
import { layOut } from './lay-out';
import type { SandboxProject } from './project';

/** Templates that StackBlitz knows. */
export const STACKBLITZ_TEMPLATES = [
  'angular-cli',
  'create-react-app',
  'html',
  'javascript',
  'node',
  'polymer',
  'typescript',
  'vue',
] as const;

const HEIGHT = 300;

export interface StackBlitzOptions {
  /**
   * `node` runs Vite with what npm installs: any package, TypeScript and styles, React 16 to 19,
   * the same files as the archive that the reader can download. The others compile in the page
   * with a bundler of StackBlitz's own, which reads the exact versions from `dependencies`; they
   * get the project in the shape of Create React App. One that StackBlitz does not know is warned
   * of and sent all the same, as the SDK does: StackBlitz then decides.
   * @default 'node'
   */
  template?: string;
}

export interface StackBlitzEmbedOptions extends StackBlitzOptions {
  /** In pixels. @default 300 */
  height?: number;
  /** What the frame is called to those who do not see it. @default the project's title */
  label?: string;
  /** Address that the preview shows, `/` at its beginning. Before a server runs it has no effect. */
  previewPath?: string;
}

/** StackBlitz gave no answer, within 20 attempts 500 ms apart or at all. */
export class StackBlitzConnectionError extends Error {
  override name = 'StackBlitzConnectionError';

  /** @param reason what the SDK says */
  constructor(readonly reason: string) {
    super(
      `StackBlitz did not answer (${reason}). ` +
        'See whether stackblitz.com can be reached and the page may show frames of it.',
    );
  }
}

/** A project as the SDK takes it. `node` reads its packages from `package.json` alone. */
export function stackblitzProject(
  project: SandboxProject,
  { template = 'node' }: StackBlitzOptions = {},
): Project {
  const { title, description, dependencies } = project;
  const runsNode = template === 'node';
  return {
    title,
    description,
    // Whether StackBlitz knows it is looked at where it is sent.
    template: template as ProjectTemplate,
    ...(!runsNode && { dependencies }),
    settings: { compile: { trigger: 'auto', action: 'hmr', clearConsole: false } },
    files: layOut(project, runsNode ? 'vite' : 'create-react-app').files,
  };
}

function warnOfTemplate(template = 'node'): void {
  if ((STACKBLITZ_TEMPLATES as readonly string[]).includes(template)) return;
  // Nothing is broken for the reader yet; it is whoever made the site that should know.
  // eslint-disable-next-line no-console
  console.warn(
    `StackBlitz has no template "${template}". It has ${STACKBLITZ_TEMPLATES.join(', ')}.`,
  );
}

/** Opens a project on StackBlitz in a tab of its own, at the demo's file. */
export function openStackBlitz(
  project: SandboxProject,
  options: StackBlitzOptions = {},
): void {
  warnOfTemplate(options.template);
  sdk.openProject(stackblitzProject(project, options), { openFile: project.demo });
}

/**
 * Runs a project on StackBlitz in a frame, which is put at the end of an element of the page. The
 * SDK does the connecting: it asks up to 20 times, every 500 ms. The frame stays when it fails.
 *
 * The SDK sends the project by a script inside the frame, which a strict content policy has to
 * allow by its hash, as it has to allow frames and forms of stackblitz.com.
 * @returns the running project, once StackBlitz answers
 * @throws at once where `previewPath` does not begin with `/`
 * @throws {StackBlitzConnectionError} where it does not answer
 */
export async function embedStackBlitz(
  element: HTMLElement,
  project: SandboxProject,
  options: StackBlitzEmbedOptions = {},
): Promise<VM> {
  const { height = HEIGHT, label = project.title, previewPath } = options;
  if (previewPath !== undefined && !previewPath.startsWith('/')) {
    throw new Error(
      `The preview path "${previewPath}" is no path of the project. Begin it with "/".`,
    );
  }
  warnOfTemplate(options.template);
  // The SDK puts its frame in the place of what it is given, which would be React's own element.
  const place = document.createElement('div');
  element.append(place);
  const connecting = sdk.embedProject(place, stackblitzProject(project, options), {
    height,
    openFile: project.demo,
  });
  element.lastElementChild?.setAttribute('title', label);
  const vm = await connecting.catch((reason: unknown) => {
    throw new StackBlitzConnectionError(String(reason));
  });
  if (previewPath !== undefined) await vm.preview.setUrl(previewPath);
  return vm;
}
