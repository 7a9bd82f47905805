import { createRequire } from 'node:module';
import { strFromU8, unzipSync } from 'fflate';
import lz from 'lz-string';
import { sourcesOf } from './demo-sources.mjs';

const require = createRequire(import.meta.url);

/** Where a demo is taken, and what bundles it there. */
export const KINDS = {
  codesandbox: 'esbuild',
  stackblitz: 'vite',
  zip: 'vite',
};

/** The files in what CodeSandbox is sent. @param {string} parameters */
export function decodeCodeSandbox(parameters) {
  const base64 = parameters.replaceAll('-', '+').replaceAll('_', '/');
  const { files } = JSON.parse(lz.decompressFromBase64(base64));
  return Object.fromEntries(
    Object.entries(files).map(([path, { content }]) => [path, content]),
  );
}

/** The files in an archive, without the one folder that they are in. @param {Uint8Array} bytes */
export function decodeZip(bytes) {
  const entries = Object.entries(unzipSync(bytes));
  const folders = new Set(entries.map(([path]) => path.split('/')[0]));
  if (folders.size !== 1) {
    throw new Error(`The archive holds ${[...folders].join(', ')}, not one folder.`);
  }
  return Object.fromEntries(
    entries.map(([path, text]) => [path.slice(path.indexOf('/') + 1), strFromU8(text)]),
  );
}

/**
 * What would be sent of a demo, decoded: its files, for each kind.
 * @param {{ name: string }} demo
 * @param {'ts' | 'js'} language
 * @returns {Promise<Record<keyof typeof KINDS, Record<string, string>>>}
 */
export async function payloadsOf({ name }, language) {
  const { sandboxProject } = require('../../src/sandbox/project.ts');
  const { codesandboxForm } = require('../../src/sandbox/codesandbox.ts');
  const { stackblitzProject } = require('../../src/sandbox/stackblitz.ts');
  const { zipOf } = require('../../src/sandbox/zip.ts');
  const react = require('react/package.json').version;
  const project = sandboxProject({
    ...(await sourcesOf(name)),
    language,
    react: { react, 'react-dom': require('react-dom/package.json').version },
  });
  return {
    codesandbox: decodeCodeSandbox(codesandboxForm(project).fields.parameters),
    stackblitz: stackblitzProject(project).files,
    zip: decodeZip(zipOf(project, { page: `https://example.org/demo/${name}` })),
  };
}
