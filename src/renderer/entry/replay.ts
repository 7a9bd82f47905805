import { DEMO_ROOT, LIVE, LIVE_EVENT, PART_ROOT, PRESSED } from '../ui/live';

/** The part of the page that must be live before an element answers. */
function ownerOf(element: Element): Element {
  return element.closest(`[${DEMO_ROOT}],[${PART_ROOT}]`) ?? document.documentElement;
}

/** The control whose shortcut a key is, as `aria-keyshortcuts` says. */
function shortcutTarget(event: KeyboardEvent): HTMLElement | undefined {
  const typing = (event.target as Element).closest('input, textarea, select');
  const modifiers = [
    event.ctrlKey && 'Control',
    event.metaKey && 'Meta',
    event.altKey && 'Alt',
  ].filter(Boolean);
  if (typing && modifiers.length === 0) return undefined;
  const pressed = [...modifiers, event.key].join('+').toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((one) =>
    one.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(pressed),
  );
}

/**
 * Keeps what a reader does before the page is live, and does it again when it is: a press on a
 * button, in a demo, or a shortcut. Links and what the browser answers by itself are left to it.
 */
export function replayWhenLive(): void {
  const waiting: { owner: Element; target: Element }[] = [];
  const keep = (event: Event, target: Element) => {
    const owner = ownerOf(target);
    if (owner.hasAttribute(LIVE)) return;
    event.preventDefault();
    event.stopPropagation();
    waiting.push({ owner, target });
    owner.setAttribute(PRESSED, '');
    owner.dispatchEvent(new Event(PRESSED));
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const inDemo = target.closest(`[${DEMO_ROOT}]`);
    if (target.closest('[role="alert"]')) return;
    if (target.closest('a[href], summary, label, [popovertarget]') && !inDemo) return;
    if (inDemo ? target.closest('a[href]') : !target.closest('button')) return;
    keep(event, target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = shortcutTarget(event);
    if (target) keep(event, target);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener(LIVE_EVENT, ({ detail }: CustomEventInit<Element>) => {
    const now = waiting.filter(({ owner }) => owner === detail);
    now.forEach((one) => waiting.splice(waiting.indexOf(one), 1));
    // Not `click()`, which icons do not have.
    now.forEach(({ target }) =>
      target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
  });
}
