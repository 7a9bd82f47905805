import type { ColorMode } from '../../color-mode/preference';
import { FRAME_ENTRY, FRAME_FILE } from '../../model/demo/playground-frame';

/** The bundler's runtime: public path and the file names of chunks. */
declare const __webpack_require__: {
  p: string;
  u(chunk: string): string;
  miniCssF?: (chunk: string) => string;
};

/** Address of a chunk's script. */
export function scriptOf(chunk: string): string {
  return __webpack_require__.p + __webpack_require__.u(chunk);
}

/** Address of a chunk's style sheet, even if the chunk has none. */
export function styleOf(chunk: string): string {
  return __webpack_require__.p + (__webpack_require__.miniCssF?.(chunk) ?? '');
}

/**
 * Address of the frame's document.
 * @param color set from the first paint on; a frame whose color scheme differs from the
 * page's is not transparent
 */
export function frameAddress(color: ColorMode): string {
  return `${__webpack_require__.p}${FRAME_FILE}#${color}`;
}

/**
 * Complete addresses of the frame's program and style sheet. In development, the runtime
 * names every chunk as a lazy one, which an entry is not.
 */
export function programFiles(): { script: string; style: string } {
  const style = styleOf(FRAME_ENTRY).replace(/\.chunk\.css$/, '.css');
  const script = scriptOf(FRAME_ENTRY).replace(/\.async\.js$/, '.js');
  return { script, style };
}

/**
 * The text of a script, which the frame runs inline; see `inside/define`. React, which the page has
 * loaded too, is in the browser's cache. Undefined if it could not be loaded.
 */
export async function readScript(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
