import type { Page } from 'playwright-core';

/**
 * What the bundler's run-time says when a chunk does not come, asked of it as a chunk would.
 * @param file the chunk's script or style sheet, which is cut
 * @returns null where the chunk came
 */
export async function chunkFailure(
  page: Page,
  chunk: string,
  file: RegExp,
): Promise<{ name: string; code?: string; message: string } | null> {
  await page.route(file, (route) => route.abort());
  return page.evaluate(async (wanted) => {
    type Runtime = { e(chunk: string): Promise<unknown> };
    const list =
      Object.keys(window).find((key) => /^(webpack|rspack)Chunk/.test(key)) ?? '';
    // The run-time that the entry shares with every chunk, as a chunk gets it.
    const runtime = await new Promise<Runtime>((resolve) => {
      const chunks = (window as unknown as Record<string, unknown[]>)[list];
      chunks?.push([['probe'], {}, resolve]);
    });
    return runtime.e(wanted).then(
      () => null,
      ({ name, code, message }) => ({ name, code, message }),
    );
  }, chunk);
}
