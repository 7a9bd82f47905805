import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { inParts } from '../support/built-pages';
import { address, openContext } from '../support/visit';
import { countAttempts } from '../../support/attempts';

const WINDOWS = 2;

/** What a page says to a reader without script, read in the page. */
function readPage() {
  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<T>(selector),
  ];
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible';
  return {
    title: document.title,
    description: document
      .querySelector('meta[name="description"]')
      ?.getAttribute('content'),
    headings: all('h1')
      .filter((h1) => h1.checkVisibility())
      .map((h1) => h1.innerText),
    text: document.querySelector('main')?.innerText.length ?? 0,
    links: all<HTMLAnchorElement>('a[href]')
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, hash }) => ({ pathname, hash })),
    places: all('[id]').map(({ id }) => id),
    hiddenHeaders: all('[data-demo-root] th')
      .filter((cell) => cell.textContent?.trim())
      // A second header that only measures, and what a demo or its style sheet hides.
      .filter((cell) => !cell.closest('[aria-hidden="true"], [hidden]') && !isSeen(cell))
      .filter((cell) => getComputedStyle(cell).display !== 'none')
      .map((cell) => cell.textContent),
    emptyDemos: all('[data-demo-root]')
      // Two demos of a guide are pictures of a table.
      .filter((root) => !root.querySelector('.rc-table, .class-names'))
      .map(({ dataset }) => dataset.demoRoot),
    hiddenCode: all('.ledger-demo-code, .ledger-demo-code pre')
      .filter((code) => !isSeen(code))
      .map(({ id, parentElement }) => id || parentElement?.id),
    listed: all('.ledger-sidebar a[aria-current]').length > 0,
    neighbors: all('a[rel="prev"], a[rel="next"]').length,
    sections: all('.markdown > h2').length,
    toc: all('.ledger-toc a').length,
  };
}

type Read = ReturnType<typeof readPage>;

/** The file of `dist` that an address of the site leads to. */
function isBuilt(pathname: string): boolean {
  const path = join('dist', decodeURIComponent(pathname));
  if (/\.\w+$/.test(path)) return existsSync(path);
  return existsSync(join(path, 'index.html')) || existsSync(`${path}.html`);
}

function faultsOf(path: string, read: Read): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, fault: string) => {
    if (!holds) faults.push(`${path} ${fault}`);
  };
  const isMissing = path.endsWith('/404.html');
  const isAlone = path.startsWith('/~demos/');
  check(/\S/.test(read.title), 'has no title');
  check(isMissing || isAlone || /\S/.test(read.description ?? ''), 'has no description');
  check(read.headings.length === 1, `has ${read.headings.length} h1`);
  check(
    read.headings.every((text) => /\S/.test(text)),
    'has an empty h1',
  );
  const most = path.startsWith('/zh-CN') ? 300 : 500;
  check(read.text > (isMissing || isAlone ? 10 : most), `has ${read.text} letters`);
  const broken = read.links.filter(({ pathname }) => !isBuilt(pathname));
  check(broken.length === 0, `leads nowhere: ${JSON.stringify(broken)}`);
  const lost = read.links.filter(
    ({ pathname, hash }) =>
      hash &&
      pathname === path &&
      !read.places.includes(decodeURIComponent(hash.slice(1))),
  );
  check(lost.length === 0, `has no such place: ${JSON.stringify(lost)}`);
  check(read.hiddenHeaders.length === 0, `hides headers ${read.hiddenHeaders.join('|')}`);
  check(read.emptyDemos.length === 0, `has no table in ${read.emptyDemos.join()}`);
  check(read.hiddenCode.length === 0, `hides code ${read.hiddenCode.join()}`);
  if (isMissing || isAlone) return faults;
  check(!read.listed || read.neighbors > 0, 'has no neighbors');
  check(
    read.sections === 0 || read.toc >= read.sections,
    `has ${read.toc} links of contents`,
  );
  return faults;
}

async function walk(page: Page, paths: string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(address(path));
    faults.push(...faultsOf(path, await page.evaluate(readPage)));
  }
  return faults;
}

/**
 * Declares that pages are whole without script, and that each of their links leads somewhere.
 * @param paths the addresses of the pages
 */
export function testWithoutScript(paths: readonly string[]): void {
  test('every page is whole without script, and each of its links leads somewhere', async () => {
    countAttempts('pages walked', paths.length);
    const walks = inParts(paths, WINDOWS).map(async (part) => {
      const context = await openContext({ javaScriptEnabled: false });
      return walk(await context.newPage(), part);
    });
    expect((await Promise.all(walks)).flat()).toEqual([]);
  }, 180_000);
}
