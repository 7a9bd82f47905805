import { visit } from './visit';

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
  // One after the other, as a reader who scrolls sees them: they load when they come near.
  const shown = await cards.evaluateAll(async (all) => {
    const found: { mode?: string; isLoaded: boolean; text: string }[] = [];
    for (const card of all) {
      card.scrollIntoView({ block: 'center' });
      const pictures = [...card.querySelectorAll('img')];
      const picture = pictures.find((image) => image.checkVisibility());
      await picture?.decode().catch(() => undefined);
      found.push({
        mode: picture?.dataset.mode,
        isLoaded: (picture?.naturalWidth ?? 0) > 0,
        text: card.querySelector('span')?.innerText ?? '',
      });
    }
    return found;
  });
  expect(shown).toHaveLength(39);
  for (const card of shown) {
    expect(card).toEqual({ mode, isLoaded: true, text: expect.stringMatching(/\S/) });
  }
}
