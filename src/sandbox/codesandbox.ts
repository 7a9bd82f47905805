import { compressToBase64 } from 'lz-string';
import { layOut } from './lay-out';
import type { SandboxProject } from './project';

const ADDRESS = 'https://codesandbox.io/api/v1/sandboxes/define';

/**
 * The bundler template, which runs in the reader's browser and without an account. Its
 * Babel compiles both TypeScript and JavaScript. `create-react-app-typescript` uses a
 * TypeScript that is older than `import type`.
 */
const TEMPLATE = 'create-react-app';

/** A form for CodeSandbox's define API. */
export interface CodeSandboxForm {
  action: string;
  method: 'POST';
  fields: { parameters: string; query: string };
}

/** Packs a value as the API documents it: JSON, compressed, in base64 that is safe in addresses. */
function pack(value: object): string {
  return compressToBase64(JSON.stringify(value))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/**
 * Converts a project to a CodeSandbox form: its files, compressed as the API expects, and
 * the address of the sandbox with the demo's file open.
 */
export function codesandboxForm(project: SandboxProject): CodeSandboxForm {
  const { files } = layOut(project, 'create-react-app', {
    'sandbox.config.json': `${JSON.stringify({ template: TEMPLATE }, null, 2)}\n`,
  });
  const contents = Object.entries(files).map(([path, content]) => [
    path,
    { content, isBinary: false },
  ]);
  return {
    action: ADDRESS,
    method: 'POST',
    fields: {
      parameters: pack({ files: Object.fromEntries(contents) }),
      query: `file=${encodeURIComponent(`/${project.demo}`)}`,
    },
  };
}

/** Opens a project in CodeSandbox, in a new tab. */
export function openCodeSandbox(project: SandboxProject): void {
  const { action, method, fields } = codesandboxForm(project);
  const form = document.createElement('form');
  Object.assign(form, { action, method, target: '_blank', hidden: true });
  form.setAttribute('rel', 'noopener');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
