/** Options for one demo in a page's front matter. */
export interface DemoOptions {
  /** False if the build does not render the demo. @default true */
  prerender?: boolean;
  /** Height in pixels reserved for a demo that the build does not render. */
  height?: number;
  /** True for a demo whose script loads at the reader's first sign. @default false */
  lazy?: boolean;
}

/** The options of one demo, reduced to those that the page needs. */
export function demoOptions(
  options: Record<string, DemoOptions> | undefined,
  name: string,
): DemoOptions {
  const { prerender, height, lazy } = options?.[name] ?? {};
  return {
    ...(prerender === false && { prerender, height }),
    ...(lazy && { lazy }),
  };
}

/** Default height of a demo's frame, in pixels. */
export const FRAME_HEIGHT = 300;

/**
 * The height of a demo's frame, from `iframe` in `<code src>` or in its front comment.
 * @param iframe true, `"true"` or an empty string for a frame of the default height, or a height in
 * pixels
 * @returns pixels; undefined if the demo has no frame; null if the value is not a valid
 * height
 * @example frameHeight('400') // 400
 * @example frameHeight(true) // 300
 * @example frameHeight('40em') // null
 */
export function frameHeight(iframe: unknown): number | undefined | null {
  if (iframe === undefined || iframe === false || iframe === 'false') return undefined;
  if (iframe === true || iframe === '' || iframe === 'true') return FRAME_HEIGHT;
  const isNumber = typeof iframe === 'number' || typeof iframe === 'string';
  return isNumber && /^[1-9]\d{0,4}$/.test(String(iframe)) ? Number(iframe) : null;
}
