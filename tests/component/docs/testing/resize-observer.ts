/** Tells of each element once, as browsers do first. */
class InstantObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}
  observe(target: Element) {
    const entry = { target } as ResizeObserverEntry;
    queueMicrotask(() => this.callback([entry], this));
  }
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = InstantObserver;
