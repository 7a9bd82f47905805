import { strToU8, zipSync } from 'fflate';
import { layOut } from './lay-out';
import type { SandboxProject } from './project';

/** The earliest time that an archive can hold: the same project makes the same bytes. */
const TIME = new Date(1980, 0, 1);
/** Milliseconds until the address of a download is given back; Safari reads it after the click. */
const KEPT = 30_000;

export interface ZipOptions {
  /** Address of the page that the demo is from, whole: `https://example.org/demo/simple`. */
  page: string;
}

/** A text as one line of markdown that shows just that text. */
function plainLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>&#|~]/g, '\\$&');
}

function readme({ title, description }: SandboxProject, page: string): string {
  return `${[
    `# ${plainLine(title)}`,
    plainLine(description),
    `A demo of <${new URL(page).href}>.`,
    'Start it with Node 20.19 or later:',
    '```sh\nnpm install\nnpm run dev\n```',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/**
 * A project as an archive: one folder, named after the demo, that runs with
 * `npm install && npm run dev`. The bytes depend on the project and the page alone.
 * @throws where the address of the page is not whole
 */
export function zipOf(project: SandboxProject, { page }: ZipOptions): Uint8Array {
  const { files } = layOut(project, 'vite', { 'README.md': readme(project, page) });
  const entries = Object.entries(files).map(([path, text]) => [
    `${project.name}/${path}`,
    strToU8(text),
  ]);
  return zipSync(Object.fromEntries(entries), { mtime: TIME });
}

/** Saves a project as `simple-demo.zip`. */
export function downloadZip(project: SandboxProject, options: ZipOptions): void {
  const blob = new Blob([zipOf(project, options).slice()], { type: 'application/zip' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: `${project.name}.zip`, hidden: true });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
