import { strToU8, zipSync } from 'fflate';
import { layOut } from './lay-out';
import type { SandboxProject } from './project';

/**
 * The earliest time that an archive can hold, so that the same project always makes the
 * same bytes.
 */
const TIME = new Date(1980, 0, 1);
/** Milliseconds until the download's URL is revoked; Safari reads it after the click. */
const REVOKE_AFTER = 30_000;

export interface ZipOptions {
  /** Full URL of the page that the demo is from: `https://example.org/demo/simple`. */
  page: string;
}

/** Escapes a text as a single line of markdown. */
function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&#|~]/g, '\\$&');
}

function readme({ title, description }: SandboxProject, page: string): string {
  return `${[
    `# ${plainLine(title)}`,
    plainLine(description),
    `A demo from <${new URL(page).href}>.`,
    'To run it, you need Node 20.19 or later:',
    '```sh\nnpm install\nnpm run dev\n```',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/**
 * Packs a project as an archive: one folder, named after the demo, that runs with
 * `npm install && npm run dev`. The bytes depend only on the project and the page.
 * @throws if the page's address is not a full URL
 */
export function zipOf(project: SandboxProject, { page }: ZipOptions): Uint8Array {
  const { files } = layOut(project, 'vite', { 'README.md': readme(project, page) });
  const entries = Object.entries(files).map(([path, text]) => [
    `${project.name}/${path}`,
    strToU8(text),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: TIME });
}

/** Saves a project as a file such as `simple-demo.zip`. */
export function downloadZip(project: SandboxProject, options: ZipOptions): void {
  const blob = new Blob([zipOf(project, options).slice()], { type: 'application/zip' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: `${project.name}.zip`, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER);
}
