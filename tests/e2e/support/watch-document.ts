/** What happened on a page since its document was read. */
export interface Watched {
  /** Nodes of the document that were removed, as `p.note`. */
  removed: string[];
  /** Texts of the document, outside demos, that were changed, as `old -> new`. */
  changed: string[];
  /** Elements that moved without the reader's doing, with how far. */
  shifts: string[];
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/**
 * Runs in the page before any of its scripts: keeps what becomes of the nodes that came with the
 * document, and each movement that the reader did not ask for.
 */
export function watchDocument(): void {
  const watched: Watched = { removed: [], changed: [], shifts: [] };
  window.watched = watched;
  const nameOf = (node: Node | null | undefined): string => {
    if (node instanceof Element) {
      const own = [node.localName, ...node.classList].join('.');
      const parent = node.parentElement?.closest('[id]');
      return parent ? `#${parent.id} ${own}` : own;
    }
    return `"${(node?.textContent ?? '').trim().slice(0, 40)}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      // Less is a fraction of a pixel.
      if (hadRecentInput || value < 0.00005) continue;
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const box = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map(Math.round).join(' ');
        return `${nameOf(node)} ${box(from)} -> ${box(to)}`;
      });
      watched.shifts.push(`${value.toFixed(4)}: ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });

  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const came = new WeakSet<Node>();
    const walker = document.createTreeWalker(document.body);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) came.add(node);
    new MutationObserver((records) => {
      for (const { type, target, removedNodes, oldValue } of records) {
        const inDemo = target.parentElement?.closest('[data-demo-root]');
        if (type === 'characterData' && came.has(target) && !inDemo) {
          watched.changed.push(`${oldValue} -> ${target.nodeValue}`);
        }
        for (const node of removedNodes) {
          if (came.has(node))
            watched.removed.push(`${nameOf(node)} of ${nameOf(target)}`);
        }
      }
    }).observe(document.body, {
      childList: true,
      characterData: true,
      characterDataOldValue: true,
      subtree: true,
    });
  });
}
