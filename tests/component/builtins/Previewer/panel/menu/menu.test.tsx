import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { useMenu } from '../../../../../../src/builtins/Previewer/panel/menu/use-menu';

const pressed: string[] = [];
const item = (label: string) => ({
  key: label,
  label,
  onPress: () => pressed.push(label),
});

function Fruits() {
  const { button, menu } = useMenu('fruits', [
    { label: 'Round', items: [item('Apple'), item('Apricot')] },
    { items: [] },
    {
      items: [
        { ...item('Banana'), check: { of: 'one', isOn: true } },
        { key: 'more', label: 'More', href: '/more' },
      ],
    },
  ]);
  return (
    <>
      <button {...button}>Fruits</button>
      {menu}
      <button>After</button>
    </>
  );
}

function renderFruits() {
  pressed.length = 0;
  const user = userEvent.setup();
  render(<Fruits />);
  return { user, button: screen.getByRole('button', { name: 'Fruits' }) };
}
const focused = () => document.activeElement?.textContent;

test.each([
  ['Enter', 'Apple'],
  [' ', 'Apple'],
  ['ArrowDown', 'Apple'],
  ['ArrowUp', 'More'],
])('the key %j opens the menu, with the focus on %s', async (key, first) => {
  const { user, button } = renderFruits();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard(`{${key}}`);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Fruits' })).toHaveAttribute(
    'id',
    button.getAttribute('aria-controls'),
  );
  expect(focused()).toBe(first);
});

test('arrows, Home, End and first letters move in it, around its ends', async () => {
  const { user, button } = renderFruits();
  await user.click(button);
  const names = [];
  const keys = ['ArrowUp', 'ArrowDown', 'End', 'Home', 'a', 'a', 'b', 'z', 'ArrowDown'];
  for (const key of keys) {
    await user.keyboard(`{${key}}`);
    names.push(focused());
  }
  expect(names).toEqual(
    'More Apple More Apple Apricot Apple Banana Banana More'.split(' '),
  );
});

test('Escape closes it and gives the focus back; Tab goes on from the button', async () => {
  const { user, button } = renderFruits();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  // The browser's own work comes after the event.
  const isLeft = fireEvent.keyDown(document.activeElement ?? button, { key: 'Tab' });
  expect(isLeft).toBe(true);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('a press elsewhere closes it, and so does its button', async () => {
  const { user, button } = renderFruits();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'After' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('what is chosen is done once, and the focus is on the button again', async () => {
  const { user, button } = renderFruits();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Apricot' }));
  expect(pressed).toEqual(['Apricot']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('its groups have names, its checks a state, its links an address', async () => {
  const { user, button } = renderFruits();
  await user.click(button);
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getByRole('group', { name: 'Round' })).toBeInTheDocument();
  expect(screen.getByRole('menuitemcheckbox', { name: 'Banana' })).toBeChecked();
  expect(screen.getByRole('menuitem', { name: 'More' })).toHaveAttribute('href', '/more');
});
