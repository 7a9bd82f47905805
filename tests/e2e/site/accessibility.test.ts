import { narrowAndMirroredFaults } from '../every-page/narrow-and-mirrored';
import { faultsInBothColors } from '../support/axe';
import { visit } from '../support/visit';

// `every-page/desk` lets axe look at pages in a wide window, `release/accessibility` at other pages,
// `release/site/accessibility` at what else opens.
test('axe finds nothing on a phone, nor from right to left', async () => {
  const faults = await narrowAndMirroredFaults(['/demo/simple']);
  expect(faults).toEqual([]);
});

describe('nor where something is open:', () => {
  const motion = { reducedMotion: 'reduce' } as const;

  test('the search, empty, with results and without', async () => {
    const { page } = await visit('/demo/simple', motion);
    const faults: string[] = [];
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    faults.push(...(await faultsInBothColors(page, 'search')));
    await field.fill('sticky');
    await page.getByRole('option').first().waitFor();
    await page.locator('.ledger-search-excerpt mark').first().waitFor();
    faults.push(...(await faultsInBothColors(page, 'results')));
    await field.fill('zzzzqq');
    await page.getByRole('dialog').getByText('No content was found').first().waitFor();
    faults.push(...(await faultsInBothColors(page, 'nothing found')));
    expect(faults).toEqual([]);
  });
});
