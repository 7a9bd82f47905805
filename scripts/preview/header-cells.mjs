/**
 * @typedef {{ text: string, x: number, y: number, width: number, height: number }} HeaderCell the
 *   text of a header cell and where it stands, in CSS pixels
 */

/**
 * The header cells whose text can be seen in the window, of all tables of a page.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<HeaderCell[]>}
 */
export function headerCellsOf(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.rc-table thead th')].flatMap((cell) => {
      const text = cell.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { x, y, width, height } = range.getBoundingClientRect();
      const atX = x + Math.min(width, cell.clientWidth) / 2;
      const atY = y + height / 2;
      const onTop = document.elementFromPoint(atX, atY);
      const isSeen =
        text !== '' && width > 4 && height > 4 && onTop && cell.contains(onTop);
      const right = Math.min(x + width, innerWidth);
      return isSeen && x >= 0 && y >= 0 ? [{ text, x, y, width: right - x, height }] : [];
    }),
  );
}

/**
 * The header cells that a picture of the page does not show: nothing is drawn where their text is.
 * @param {import('playwright-core').Page} page that decodes the picture, in a window of its width
 * @param {string} picture a WebP image as Base64
 * @param {HeaderCell[]} cells
 * @returns {Promise<string[]>} their texts
 */
export function missingCells(page, picture, cells) {
  return page.evaluate(
    async ([data, boxes]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
      const canvas = document.createElement('canvas');
      const ratio = image.width / innerWidth;
      canvas.width = image.width;
      canvas.height = image.height;
      const drawn = canvas.getContext('2d', { willReadFrequently: true });
      drawn.drawImage(image, 0, 0);
      const isDrawn = ({ x, y, width, height }) => {
        const size = [x, y, Math.max(1, width), height].map((n) => Math.round(n * ratio));
        const { data: pixels } = drawn.getImageData(...size);
        const lights = [];
        for (let at = 0; at < pixels.length; at += 4) {
          lights.push(pixels[at] + pixels[at + 1] + pixels[at + 2]);
        }
        // Of three channels: the palest text has far more contrast than a shadow.
        return Math.max(...lights) - Math.min(...lights) > 150;
      };
      return boxes.filter((box) => !isDrawn(box)).map(({ text }) => text);
    },
    [picture, cells],
  );
}

/** Widths of pictures in CSS pixels, from the one that shows a table largest; all are 16 by 9. */
const WIDTHS = [448, 480, 512, 544, 576, 608];
/** The window that a demo opens in, and the largest picture. */
const LARGEST = { width: 640, height: 360 };
/** Around the demo, in CSS pixels. */
const SPACE = 16;

/**
 * Makes the window of a demo alone as small as the demo, with the demo in its middle. One that is too
 * high for the largest window begins at its top, in a window that its tables fill.
 * @param {import('playwright-core').Page} page
 * @param {number[]} [widths] of the window in CSS pixels, from the smallest, before the largest
 */
export async function cropToDemo(page, widths = WIDTHS) {
  const [needed, widest] = await page.evaluate(() => [
    document.querySelector('.ledger-alone > *').offsetHeight,
    Math.max(
      ...[...document.querySelectorAll('.rc-table')].map((one) => one.offsetWidth),
    ),
  ]);
  // In a smaller window it is as high, or higher.
  const sizes = widths.map((width) => ({ width, height: (width * 9) / 16 }));
  const possible = sizes.filter(({ height }) => height >= needed + 2 * SPACE);
  const last = sizes.find(({ width }) => width >= widest + 2 * SPACE) ?? LARGEST;
  for (const { width, height } of [...possible, last]) {
    await page.setViewportSize({ width, height });
    const isIn = await page.evaluate(
      async ([room, space]) => {
        const frame = () => new Promise(requestAnimationFrame);
        const alone = document.querySelector('.ledger-alone');
        alone.style.padding = `${space}px`;
        // The table follows its new width.
        for (let at = 0; at < 4; at += 1) await frame();
        const above = (room - alone.offsetHeight) / 2 + space;
        alone.style.paddingBlockStart = `${Math.max(space, Math.floor(above))}px`;
        await frame();
        return above >= space;
      },
      [height, SPACE],
    );
    if (isIn) return;
  }
}

/**
 * Opens the first demo of a page alone and waits until its table has its header.
 * @param {import('playwright-core').Page} page
 * @param {string} origin of the built site
 * @param {string} name of the page, as in `/demo/<name>`
 */
export async function openAlone(page, origin, name) {
  await page.setViewportSize(LARGEST);
  await page.goto(`${origin}/demo/${name}`);
  const alone = page.locator('.ledger-demo-tools [data-alone]').first();
  await page.goto(new URL(await alone.getAttribute('data-alone'), origin).href);
  await page.locator('.rc-table').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Measured widths of columns and sticky headers come after the first paint.
  await page.waitForLoadState('networkidle');
}
