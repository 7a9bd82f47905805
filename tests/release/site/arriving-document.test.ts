import { openStart, painted, shiftsOf } from '../../e2e/support/arriving-document';

test('a group of the sidebar does not move when its heading arrives', () => {
  const group = '<details open="" aria-labelledby="ledger-group-3">';
  return openStart(
    '/zh-CN/guide',
    group,
    async (page, sendEnd) => {
      await painted(page);
      await sendEnd();
      expect(await shiftsOf(page)).toEqual([]);
    },
    '[aria-labelledby="ledger-group-3"]',
  );
});

test('the fields of a filter do not move while the form arrives', () =>
  openStart(
    '/types',
    '<fieldset>',
    async (page, sendEnd) => {
      await painted(page);
      await sendEnd();
      expect(await page.locator('[name=since]').isVisible()).toBe(true);
      expect(await shiftsOf(page)).toEqual([]);
    },
    'fieldset',
  ));
