import type { DemoWidth, Room } from './demo-width';

/** The block of a demo, and within it what can be narrower. */
export function blockOf(name: string) {
  const live = document.getElementById(`live-${name}`);
  const block = live?.closest<HTMLElement>('.ledger-demo');
  return live && block && { live, block };
}

/** How wide a block is and could be, measured with an empty one beside it. */
export function roomOf(block: HTMLElement): Room {
  const probe = document.createElement('div');
  probe.className = 'ledger-demo ledger-demo-probe';
  block.after(probe);
  const page = probe.clientWidth;
  probe.dataset.full = '';
  const full = probe.clientWidth;
  probe.remove();
  return { page, full };
}

/** Gives a block its width. */
export function showWidth(block: HTMLElement, width: DemoWidth, room: Room): void {
  const isPixels = typeof width === 'number';
  block.toggleAttribute('data-full', isPixels ? width > room.page : width === 'full');
  block.toggleAttribute('data-narrow', isPixels);
  block.style.setProperty('--l-width', isPixels ? `${width}px` : null);
}
