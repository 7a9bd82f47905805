/**
 * What browsers have and jsdom has not, as little of it as the theme uses. Each part keeps to what
 * a reader would notice: what is open, where the focus is, which event comes when.
 */

const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex]';

let systemIsDark = false;
const queries = new Set<EventTarget>();

/** A query for the system's color or the window's width. */
function createMatchMedia(window: Window) {
  return (media: string) => {
    const query = new window.EventTarget();
    queries.add(query);
    const [, side, width] = /\((min|max)-width: (\d+)px\)/.exec(media) ?? [];
    Object.defineProperty(query, 'media', { value: media });
    Object.defineProperty(query, 'matches', {
      get: () =>
        width === undefined
          ? media === '(prefers-color-scheme: dark)' && systemIsDark
          : side === 'min'
            ? window.innerWidth >= Number(width)
            : window.innerWidth <= Number(width),
    });
    return query;
  };
}

/** Changes the colors of the system, as a reader does in its settings. */
export function setSystemDark(dark: boolean): void {
  systemIsDark = dark;
  queries.forEach((query) => query.dispatchEvent(new Event('change')));
}

const observers = new Set<SizeObserver>();

/** jsdom lays nothing out: a test says when sizes change. */
class SizeObserver {
  constructor(readonly callback: () => void) {}
  observe(): void {
    observers.add(this);
  }
  unobserve(): void {
    observers.delete(this);
  }
  disconnect(): void {
    observers.delete(this);
  }
}

/** Makes the page as long as said, in pixels, and tells those who watch it. */
export function setPageHeight(height: number): void {
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    value: height,
    configurable: true,
  });
  observers.forEach(({ callback }) => callback());
}

type Seen = (entries: { isIntersecting: boolean }[]) => void;
const awaited = new Map<Element, Seen>();

/** jsdom has no window to scroll: a test says when an element comes near. */
class NearObserver {
  private readonly elements: Element[] = [];
  constructor(private readonly callback: Seen) {}
  observe(element: Element): void {
    this.elements.push(element);
    awaited.set(element, this.callback);
    this.callback([{ isIntersecting: false }]);
  }
  disconnect(): void {
    this.elements.forEach((element) => awaited.delete(element));
  }
}

/** Scrolls so that an element is near the window; false where nobody waits for it. */
export function comeNear(element: Element): boolean {
  const callback = awaited.get(element);
  callback?.([{ isIntersecting: true }]);
  return callback !== undefined;
}

type Dialog = HTMLDialogElement;

/** Modal dialogs: focus goes in and comes back, Escape closes the one on top. */
function installDialogs({
  document,
  HTMLDialogElement,
  Event,
  DOMException,
}: Window): void {
  const openers = new WeakMap<Dialog, Element | null>();
  const stack: Dialog[] = [];
  function showModal(this: Dialog): void {
    if (this.open || !this.isConnected) {
      throw new DOMException('The dialog cannot be shown.', 'InvalidStateError');
    }
    openers.set(this, document.activeElement);
    this.open = true;
    stack.push(this);
    (this.querySelector<HTMLElement>(FOCUSABLE) ?? this).focus();
  }
  function close(this: Dialog): void {
    if (!this.open) return;
    this.open = false;
    stack.splice(stack.indexOf(this), 1);
    (openers.get(this) as HTMLElement | null)?.focus();
    // Browsers tell of it in a task of its own.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  }
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  document.addEventListener('keydown', (event) => {
    const top = stack[stack.length - 1];
    if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

type Window = globalThis.Window & typeof globalThis;

/**
 * What is not shown takes no focus; jsdom gives it to everything. And as in Chromium, a field whose
 * text a script selects gets it.
 */
function installFocus({ HTMLElement, HTMLTextAreaElement }: Window): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!this.closest('dialog:not([open]), [hidden]')) focus.call(this, options);
  };
  const { select } = HTMLTextAreaElement.prototype;
  HTMLTextAreaElement.prototype.select = function () {
    this.focus();
    select.call(this);
  };
}

/** Adds to a window of jsdom what it lacks. */
export function installBrowser(window: Window): void {
  Object.assign(window, {
    matchMedia: createMatchMedia(window),
    ResizeObserver: SizeObserver,
    IntersectionObserver: NearObserver,
    scrollTo: () => undefined,
  });
  Object.assign(window.Element.prototype, { scrollIntoView: () => undefined });
  installFocus(window);
  installDialogs(window);
}
