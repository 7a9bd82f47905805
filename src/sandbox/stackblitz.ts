import sdk from '@stackblitz/sdk';
import type { VM } from '@stackblitz/sdk';
import { layOut } from './lay-out';
import type { SandboxProject } from './project';

/** Templates that StackBlitz supports. */
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
/** Counts the embeds of a page, for the names of their frames. */
let embeds = 0;

export interface StackBlitzOptions {
  /**
   * `node` runs Vite with packages installed by npm: any package, TypeScript and styles,
   * React 16 to 19, the same files as in the downloadable archive. The other templates
   * compile in the page with StackBlitz's own bundler, which reads exact versions from
   * `dependencies`; they get the layout of Create React App. An unknown template causes a
   * warning and is sent anyway, as the SDK does: StackBlitz decides.
   * @default 'node'
   */
  template?: string;
}

export interface StackBlitzEmbedOptions extends StackBlitzOptions {
  /** In pixels. @default 300 */
  height?: number;
  /** Accessible name of the frame. @default the project's title */
  label?: string;
  /**
   * Path that the preview shows, starting with `/`. It has no effect before a server
   * runs.
   */
  previewPath?: string;
}

/** StackBlitz did not respond, in 20 attempts 500 ms apart or at all. */
export class StackBlitzConnectionError extends Error {
  override name = 'StackBlitzConnectionError';

  /** @param reason message from the SDK */
  constructor(readonly reason: string) {
    super(
      `StackBlitz did not respond (${reason}). ` +
        'Check that stackblitz.com is reachable and that this page is allowed to embed it.',
    );
  }
}

/** A project as StackBlitz takes it. `node` reads packages from `package.json` as well. */
export function stackblitzProject(
  project: SandboxProject,
  { template = 'node' }: StackBlitzOptions = {},
) {
  const { title, description, dependencies } = project;
  return {
    title,
    description,
    // Checked when it is sent.
    template,
    dependencies,
    settings: { compile: { trigger: 'auto', action: 'hmr', clearConsole: false } },
    files: layOut(project, template === 'node' ? 'vite' : 'create-react-app').files,
  };
}

const SERVICE = 'https://stackblitz.com/run';

/**
 * Sends a project with the fields that StackBlitz documents for its POST API. The SDK sends
 * the same ones but for `dependencies`, which it leaves out for `node`.
 * @param target name of the window or frame that shows StackBlitz
 */
function sendProject(
  project: SandboxProject,
  options: StackBlitzOptions,
  { target, query }: { target: string; query: Record<string, string> },
): void {
  const { dependencies, settings, files, ...texts } = stackblitzProject(project, options);
  const fields = {
    ...texts,
    dependencies: JSON.stringify(dependencies),
    settings: JSON.stringify(settings),
  };
  const form = document.createElement('form');
  const add = (name: string, value: string) => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name: `project${name}`, value });
    form.append(input);
  };
  Object.entries(fields).forEach(([name, value]) => add(`[${name}]`, value));
  Object.entries(files).forEach(([path, text]) =>
    add(`[files][${path.replace(/\[/g, '%5B').replace(/\]/g, '%5D')}]`, text),
  );
  const parameters = new URLSearchParams({ ...query, file: project.demo });
  form.method = 'post';
  form.action = `${SERVICE}?${parameters.toString()}`;
  form.target = target;
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

function warnOfTemplate(template = 'node'): void {
  if ((STACKBLITZ_TEMPLATES as readonly string[]).includes(template)) return;
  // eslint-disable-next-line no-console -- nothing is broken for the reader yet; the warning is for the site's author
  console.warn(
    `Unknown StackBlitz template "${template}". Use one of ${STACKBLITZ_TEMPLATES.join(', ')}.`,
  );
}

/** Opens a project in StackBlitz, in a new tab, at the demo's file. */
export function openStackBlitz(
  project: SandboxProject,
  options: StackBlitzOptions = {},
): void {
  warnOfTemplate(options.template);
  sendProject(project, options, { target: '_blank', query: {} });
}

/**
 * Runs a project on StackBlitz in a frame that is appended to an element. The SDK
 * connects: it asks up to 20 times, every 500 ms. The frame stays if that fails.
 *
 * A strict content security policy must allow frames and forms of stackblitz.com.
 * @returns the running project, once StackBlitz responds
 * @throws at once if `previewPath` does not start with `/`
 * @throws {StackBlitzConnectionError} if it does not respond
 */
export async function embedStackBlitz(
  element: HTMLElement,
  project: SandboxProject,
  options: StackBlitzEmbedOptions = {},
): Promise<VM> {
  const { height = HEIGHT, label = project.title, previewPath } = options;
  if (previewPath !== undefined && !previewPath.startsWith('/')) {
    throw new Error(`Invalid preview path "${previewPath}". Start it with "/".`);
  }
  warnOfTemplate(options.template);
  const frame = document.createElement('iframe');
  embeds += 1;
  frame.name = `ledger-stackblitz-${embeds}`;
  frame.title = label;
  frame.height = String(height);
  frame.style.width = '100%';
  // What the service's editor and preview use; the SDK hands on all that a browser has.
  frame.allow = 'clipboard-read *; clipboard-write *; cross-origin-isolated *';
  element.append(frame);
  sendProject(project, options, { target: frame.name, query: { embed: '1' } });
  const vm = await sdk.connect(frame).catch((reason: unknown) => {
    throw new StackBlitzConnectionError(String(reason));
  });
  if (previewPath !== undefined) await vm.preview.setUrl(previewPath);
  return vm;
}
