import { headlineOf } from '../support/headline-of';
import { visit } from '../support/visit';
import { expectPictures } from '../support/gallery-pictures';

test('the gallery shows every demo in light', () => expectPictures('light'));

test('a card leads to its demo', async () => {
  const { page } = await visit('/demo');
  const cards = page.getByRole('group', { name: 'All demos' });
  await cards
    .getByRole('link', { name: new RegExp(`^${headlineOf('scrollXY')}`) })
    .click();
  await page.getByRole('heading', { level: 1, name: headlineOf('scrollXY') }).waitFor();
});
