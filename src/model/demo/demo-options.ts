/** What a page's front matter says of one of its demos. */
export interface DemoOptions {
  /** False: the demo is not rendered at build. @default true */
  prerender?: boolean;
  /** Height in pixels kept free for a demo that is not rendered at build. */
  height?: number;
}

/** The options of a demo, of which only those that are known go to the page. */
export function demoOptions(
  options: Record<string, DemoOptions> | undefined,
  name: string,
): DemoOptions {
  const { prerender, height } = options?.[name] ?? {};
  return prerender === false ? { prerender, height } : {};
}

/** Height in pixels of a demo's frame where nothing is said. */
export const FRAME_HEIGHT = 300;

/**
 * How high the frame of a demo is, by its `iframe` in `<code src>` or its front comment.
 * @param iframe true or empty for a frame without a height, or the height in pixels
 * @returns pixels; undefined where the demo has no frame; null for what is no height
 * @example frameHeight('400') // 400
 * @example frameHeight(true) // 300
 * @example frameHeight('40em') // null
 */
export function frameHeight(iframe: unknown): number | undefined | null {
  if (iframe === undefined || iframe === false) return undefined;
  if (iframe === true || iframe === '') return FRAME_HEIGHT;
  const isNumber = typeof iframe === 'number' || typeof iframe === 'string';
  return isNumber && /^[1-9]\d{0,4}$/.test(String(iframe)) ? Number(iframe) : null;
}
