import { strFromU8, unzipSync } from 'fflate';
import lz from 'lz-string';

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

/**
 * The files in what StackBlitz is sent. Forms send each end of a line as CR LF (HTML standard,
 * "constructing the entry list"); what is given back has the ends that the demo has.
 * @param {Record<string, string>} fields of the form
 */
export function decodeStackBlitz(fields) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(field)?.[1];
      return path ? [[path, text.replaceAll('\r\n', '\n')]] : [];
    }),
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
