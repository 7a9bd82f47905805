import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { parse, Rule } from 'postcss';
import { ROOT } from '../support/root';

const styles = parse(readFileSync(join(ROOT, 'src/slots/PageDate/date.css'), 'utf8'));

/** The margin above the date that stands after these links. */
function marginAfter(links: string): string | undefined {
  const { document } = new JSDOM(`${links}<p class="ledger-date"></p>`).window;
  let margin: string | undefined;
  styles.walkDecls('margin-block-start', ({ parent, value }) => {
    if (!(parent instanceof Rule)) return;
    if (document.querySelector('.ledger-date')?.matches(parent.selector)) margin = value;
  });
  return margin;
}

test('the date of a page stands as high as the links before it', () => {
  expect(marginAfter('<a class="ledger-edit"></a>')).toBeUndefined();
  // A paragraph has a margin.
  expect(marginAfter('<p class="ledger-edit"></p>')).toBe('1em');
});
