import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../support/built-site';

jest.setTimeout(240_000);

/** Size in bytes of the script of a chunk. */
function sizeOf(dist: string, chunk: string): number {
  const name = readdirSync(dist).find(
    (file) => file.startsWith(`${chunk}.`) && file.endsWith('.js'),
  );
  return statSync(join(dist, name ?? '')).size;
}

test('the entry and the shell do not grow with the number of pages', async () => {
  const built = async (count: number) => {
    const pages = Array.from({ length: count }, (_, index) => [
      `docs/page-${index}.md`,
      `---\ntitle: Page ${index}\ngroup: More\n---\n\nText ${index}.\n`,
    ]);
    const files = Object.fromEntries(pages) as Record<string, string>;
    return buildSite({ name: `pages-${count}`, base: '/', files });
  };
  // What eight pages share goes into the shell, so both sites have more.
  const { dist: few } = await built(10);
  const { dist: many } = await built(30);
  for (const chunk of ['umi', 'app']) {
    expect(Math.abs(sizeOf(many, chunk) - sizeOf(few, chunk))).toBeLessThanOrEqual(50);
  }
});
