type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const middle = (from: number, to: number) => (from + to) / 2;

/**
 * The box that an arrow key moves to: the nearest one in its direction, of those beside or above each
 * other the one that overlaps most.
 * @param at index of the box to move from
 * @returns undefined if there is none, or for another key
 */
export function neighborOf(
  key: string,
  at: number,
  boxes: readonly Box[],
): number | undefined {
  const from = boxes[at];
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  if (!from || !(isSideways || key === 'ArrowUp' || key === 'ArrowDown'))
    return undefined;
  const overlap = (to: Box) =>
    isSideways
      ? Math.min(from.bottom, to.bottom) - Math.max(from.top, to.top)
      : Math.min(from.right, to.right) - Math.max(from.left, to.left);
  const distance = (to: Box) =>
    sign *
    (isSideways
      ? middle(to.left, to.right) - middle(from.left, from.right)
      : middle(to.top, to.bottom) - middle(from.top, from.bottom));
  const [nearest] = boxes
    .map((box, index) => ({ index, away: distance(box), shared: overlap(box) }))
    .filter(({ away, shared }) => away > 1 && shared > 1)
    .sort((one, other) => one.away - other.away || other.shared - one.shared);
  return nearest?.index;
}
