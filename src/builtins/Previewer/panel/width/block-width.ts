import type { DemoWidth, Room } from './demo-width';

/** The block of a demo, and within it what can be narrower. */
export function blockOf(name: string) {
  const live = document.getElementById(`live-${name}`);
  const block = live?.closest<HTMLElement>('.ledger-demo');
  return live && block && { live, block };
}

/** The handle of a demo that is edited stands beside its result, in pixels. As in `width.css`. */
const HANDLE = 12;

/**
 * How wide a demo is and could be, measured with an empty block beside its own.
 * @param isEdited whether its editor is open: beside the result, which has a half then, or below it
 */
export function roomOf(block: HTMLElement, isEdited: boolean): Room {
  const taken = isEdited ? HANDLE : 0;
  const half = Math.floor(parseFloat(getComputedStyle(block).gridTemplateColumns));
  if (half) return { page: half - taken, full: half - taken, isHalf: true };
  const probe = document.createElement('div');
  probe.className = 'ledger-demo ledger-demo-probe';
  block.after(probe);
  const page = probe.clientWidth;
  probe.dataset.full = '';
  const full = probe.clientWidth;
  probe.remove();
  return { page: page - taken, full: full - taken };
}

/** Gives a block its width. */
export function showWidth(block: HTMLElement, width: DemoWidth, room: Room): void {
  const isPixels = typeof width === 'number';
  block.toggleAttribute('data-full', isPixels ? width > room.page : width === 'full');
  block.toggleAttribute('data-narrow', isPixels);
  block.style.setProperty('--l-width', isPixels ? `${width}px` : null);
}
