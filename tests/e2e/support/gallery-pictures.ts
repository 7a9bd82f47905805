import { eventually, visit } from './visit';

/** The gallery shows the picture of each demo in a color. */
export async function expectPictures(mode: 'light' | 'dark'): Promise<void> {
  const { page } = await visit('/demo', {
    viewport: { width: 1280, height: 900 },
    storageState: {
      cookies: [],
      origins: [
        {
          origin: process.env.E2E_ORIGIN ?? '',
          localStorage: [{ name: 'dumi:prefers-color', value: mode }],
        },
      ],
    },
  });
  const cards = page.getByRole('group', { name: 'All demos' }).getByRole('link');
  await cards.first().waitFor();
  expect(await cards.count()).toBe(39);
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img:visible');
    expect(await picture.getAttribute('data-mode')).toBe(mode);
    await eventually(async () => {
      const width = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth,
      );
      expect(width).toBeGreaterThan(0);
    });
    expect(await card.locator('span').innerText()).toMatch(/\S/);
  }
}
