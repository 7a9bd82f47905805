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

/** A picture in CSS pixels: all have one size, so that their letters have one size in the gallery. */
const PICTURE = { width: 448, height: 252 };
/** Around the demo, in CSS pixels. */
const SPACE = 16;

/**
 * Puts a demo that `openAlone` has opened into the middle of its window. One that is too high begins at
 * its top.
 * @param {import('playwright-core').Page} page
 */
export async function centerDemo(page) {
  await page.evaluate(
    async ([room, space]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const alone = document.querySelector('.ledger-alone');
      alone.style.padding = `${space}px`;
      // Room that a header leaves for that of the site, which is not in the picture.
      for (const holder of alone.querySelectorAll('.rc-table-sticky-holder')) {
        holder.style.top = '0px';
      }
      // The table follows its new width.
      for (let at = 0; at < 4; at += 1) await frame();
      const above = Math.floor((room - alone.offsetHeight) / 2) + space;
      alone.style.paddingBlockStart = `${Math.max(space, above)}px`;
      await frame();
    },
    [PICTURE.height, SPACE],
  );
}

/**
 * Opens the first demo of a page alone, in a window as large as a picture, and waits until its table
 * has its header.
 * @param {import('playwright-core').Page} page
 * @param {string} origin of the built site
 * @param {string} name of the page, as in `/demo/<name>`
 */
export async function openAlone(page, origin, name) {
  await page.setViewportSize(PICTURE);
  await page.goto(`${origin}/demo/${name}`);
  const alone = page.locator('.ledger-demo-tools [data-alone]').first();
  await page.goto(new URL(await alone.getAttribute('data-alone'), origin).href);
  await page.locator('.rc-table').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // Measured widths of columns and sticky headers come after the first paint.
  await page.waitForLoadState('networkidle');
}
