import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { useDemoWidth } from '../../../../../../src/builtins/Previewer/panel/width/use-demo-width';
import { WidthHandle } from '../../../../../../src/builtins/Previewer/panel/width/width-handle';
import { renderSite } from '../../../../support/render-site';

/** A block 840 pixels wide with 248 beside it. */
beforeEach(() =>
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return 'full' in this.dataset ? 1088 : 840;
  }),
);
afterEach(() => jest.restoreAllMocks());

const Tools: React.FC<{ wide: boolean; edited?: boolean }> = ({
  wide,
  edited = false,
}) => <WidthHandle name="simple" {...useDemoWidth('simple', wide, edited)} />;

function renderHandle(wide = false, dir?: string) {
  render(
    <section className="ledger-demo" data-testid="block" dir={dir}>
      <div id="live-simple">Demo</div>
    </section>,
  );
  const user = userEvent.setup();
  renderSite(<Tools wide={wide} />);
  const handle = screen.getByRole('separator', { name: 'Demo width' });
  const block = screen.getByTestId('block');
  return { user, handle, block };
}
const pointer = (
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  on: Element,
  x: number,
) =>
  fireEvent(
    on,
    new MouseEvent(type.toLowerCase(), { bubbles: true, clientX: x, button: 0 }),
  );
const drag = (handle: Element, from: number, to: number) => {
  pointer('pointerDown', handle, from);
  pointer('pointerMove', handle, to);
};
const shown = (block: HTMLElement) => [
  block.hasAttribute('data-full'),
  block.style.getPropertyValue('--l-width'),
];

test('the handle stands in the demo and says its width', () => {
  const { handle, block } = renderHandle();
  expect(handle.parentElement).toHaveAttribute('id', 'live-simple');
  expect(handle).toHaveAttribute('aria-controls', 'live-simple');
  expect(handle).toHaveAttribute('aria-valuetext', '840 px');
  expect(handle).toHaveAttribute('aria-valuemax', '1088');
  expect(shown(block)).toEqual([false, '']);
  expect(document.querySelector('.ledger-demo-probe')).toBe(null);
});

test('keys move it, and its new width is its value', async () => {
  const { user, handle, block } = renderHandle();
  handle.focus();
  await user.keyboard('{ArrowLeft}');
  expect(handle).toHaveAttribute('aria-valuetext', '824 px');
  expect(shown(block)).toEqual([false, '824px']);
  await user.keyboard('{End}');
  expect(handle).toHaveAttribute('aria-valuetext', 'Full width, 1088 px');
  expect(shown(block)).toEqual([true, '']);
  await user.keyboard('{Home}{PageUp}');
  expect(handle).toHaveAttribute('aria-valuenow', '390');
});

test('it is dragged, beyond the width of the page too', () => {
  const { handle, block } = renderHandle();
  drag(handle, 840, 600);
  expect(shown(block)).toEqual([false, '600px']);
  pointer('pointerMove', handle, 1000);
  expect(shown(block)).toEqual([true, '1000px']);
  pointer('pointerUp', handle, 1000);
  pointer('pointerMove', handle, 400);
  expect(handle).toHaveAttribute('aria-valuenow', '1000');
  expect(screen.queryByRole('menu')).toBe(null);
});

test('from right to left it is at the left, and dragged to the right it is narrower', () => {
  const { handle } = renderHandle(false, 'rtl');
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    direction: 'rtl',
  } as CSSStyleDeclaration);
  drag(handle, 0, 100);
  expect(handle).toHaveAttribute('aria-valuenow', '740');
});

test('pressed, it has a menu of widths', async () => {
  const { user, handle, block } = renderHandle(true);
  expect(shown(block)).toEqual([true, '']);
  pointer('pointerDown', handle, 840);
  pointer('pointerUp', handle, 841);
  expect(screen.getByRole('menuitemradio', { name: 'Full width' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: '768 px' }));
  expect(shown(block)).toEqual([false, '768px']);
  expect(handle).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('menuitemradio', { name: 'Width of the page' }));
  expect(shown(block)).toEqual([false, '']);
});

test('while the demo is edited it stands beside the result, which has half of the block', async () => {
  render(
    <section className="ledger-demo" style={{ gridTemplateColumns: '544.5px 544.5px' }}>
      <div id="live-simple" hidden>
        Demo
      </div>
      <div id="result-simple">Result</div>
    </section>,
  );
  renderSite(<Tools wide edited />);
  const handle = screen.getByRole('separator', { name: 'Demo width' });
  expect(handle.parentElement).toHaveAttribute('id', 'result-simple');
  expect(handle).toHaveAttribute('aria-controls', 'result-simple');
  expect(handle).toHaveAttribute('aria-valuenow', '532');
  expect(handle).toHaveAttribute('aria-valuemax', '532');
  handle.focus();
  await userEvent.keyboard('{Enter}');
  const widths = screen.getAllByRole('menuitemradio');
  expect(widths.map((one) => one.textContent)).toEqual(['390 px', 'Full width']);
  expect(widths[1]).toBeChecked();
});
