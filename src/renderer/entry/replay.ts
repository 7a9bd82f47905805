import { largeSidebars } from '@@/ledger/features';
import { DEMO_ROOT, LIVE, PART_ROOT, PRESSED } from '../../ui/live';

/** The part of the page that must be live before the element responds. */
export function ownerOf(element: Element): Element {
  return element.closest(`[${DEMO_ROOT}],[${PART_ROOT}]`) ?? document.documentElement;
}

/** The control that has this key as its shortcut in `aria-keyshortcuts`. */
function shortcutTarget(event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target as Element;
  if (target.closest('input,textarea,select')) return undefined;
  const { ctrlKey, metaKey, altKey, key } = event;
  const modifiers =
    (ctrlKey ? 'control+' : '') + (metaKey ? 'meta+' : '') + (altKey ? 'alt+' : '');
  const pressed = modifiers + key.toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((one) =>
    one.getAttribute('aria-keyshortcuts')?.toLowerCase().split(' ').includes(pressed),
  );
}

/**
 * True for a press on the heading of a collapsed group of the sidebar, a link that becomes a button.
 * With a modifier, it asks for a window or a file.
 */
function isForHeading(target: Element, event: MouseEvent): boolean {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  const isPlain = !(ctrlKey || metaKey || shiftKey || altKey);
  return isPlain && target.closest('.ledger-sidebar-toggle') !== null;
}

/**
 * Records clicks and shortcuts on parts that are not live yet and replays them once they
 * are: clicks on buttons, on headings of the sidebar and in demos, and keyboard shortcuts.
 * Other links and controls that the browser handles itself are left to it.
 */
export function replayWhenLive(): void {
  let waiting: { owner: Element; target: Element }[] = [];
  const record = (event: Event, target: Element) => {
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
    if (target.closest('[role=alert]')) return;
    const { search, hash } = location;
    // The build did not know at which place of the page the reader is.
    Object.assign(target.closest('[hreflang]') ?? {}, { search, hash });
    if (!largeSidebars || !isForHeading(target, event)) {
      if (target.closest('a[href],summary,label,[popovertarget]') && !inDemo) return;
      if (inDemo ? target.closest('a[href]') : !target.closest('button')) return;
    }
    record(event, target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = shortcutTarget(event);
    if (target) record(event, target);
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  document.addEventListener(LIVE, ({ detail }: CustomEventInit<Element>) => {
    const all = waiting;
    waiting = all.filter(({ owner }) => owner !== detail);
    all.forEach(
      ({ owner, target }) =>
        owner === detail &&
        // Not `click()`, which SVG icons do not have.
        target.dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true }),
        ),
    );
  });
}
