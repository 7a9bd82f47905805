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
