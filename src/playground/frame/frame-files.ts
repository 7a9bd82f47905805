import { ROOT_ATTRIBUTE } from '../../color-mode/preference';
import type { ColorMode } from '../../color-mode/preference';

/** The bundler's run-time: public path, and the files of a chunk by its name. */
declare const __webpack_require__: {
  p: string;
  u(chunk: string): string;
  miniCssF?: (chunk: string) => string;
};

/** Address of a chunk's script. */
export function scriptOf(chunk: string): string {
  return __webpack_require__.p + __webpack_require__.u(chunk);
}

/** Address of a chunk's style sheet, whether or not it has one. */
export function styleOf(chunk: string): string {
  return __webpack_require__.p + (__webpack_require__.miniCssF?.(chunk) ?? '');
}

const ENTRY = 'playground-frame';

/**
 * The document of the frame. In development the run-time names each chunk as if it were loaded
 * later, which an entry is not.
 * @param color from the first paint on; a frame that differs from its page in that is not transparent
 */
export function frameDocument(color: ColorMode): string {
  const style = styleOf(ENTRY).replace(/\.chunk\.css$/, '.css');
  const script = scriptOf(ENTRY).replace(/\.async\.js$/, '.js');
  return [
    `<!doctype html><html ${ROOT_ATTRIBUTE}="${color}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<link rel="stylesheet" href="${style}"></head>`,
    `<body><script src="${script}"></script></body></html>`,
  ].join('');
}
