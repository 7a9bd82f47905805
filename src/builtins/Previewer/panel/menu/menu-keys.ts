/**
 * The index of the entry of a menu that a key moves to: arrows, Home and End, wrapping
 * around, and the first letter of a name (ARIA Authoring Practices, "menu").
 * @param at index of the entry with the focus; -1 for none
 * @param names what the entries say
 * @returns undefined if the key does not move the focus
 * @example indexAfterMenuKey({ key: 'ArrowDown' }, 2, ['a', 'b', 'c']) // 0
 */
export function indexAfterMenuKey(
  pressed: { key: string; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean },
  at: number,
  names: readonly string[],
): number | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  const count = names.length;
  if (count === 0 || ctrlKey || metaKey || altKey) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const order = names.map((_, step) => (at + 1 + step) % count);
  return order.find((one) => names[one]?.toLowerCase().startsWith(key.toLowerCase()));
}
