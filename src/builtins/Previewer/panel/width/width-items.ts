import type { useMessages } from '../../../../hooks/use-messages';
import type { MenuItem } from '../menu/menu';
import { pixelsOf, widthsIn } from './demo-width';
import type { DemoWidth, Room } from './demo-width';

export interface ShownWidth {
  width: DemoWidth;
  /** Undefined until it is measured. */
  room?: Room;
  /** What has the handle at its edge; undefined at first. */
  place?: HTMLElement;
  onWidth: (width: DemoWidth) => void;
}

/** A width in words. */
export function widthText(
  width: DemoWidth,
  room: Room,
  t: ReturnType<typeof useMessages>,
): string {
  const pixels = `${pixelsOf(width, room)} px`;
  return width === 'full' ? `${t('demo.width')}, ${pixels}` : pixels;
}

/** The widths of a demo as entries of a menu; none if there is no choice. */
export function widthItems(
  { width, room, onWidth }: ShownWidth,
  t: ReturnType<typeof useMessages>,
): MenuItem[] {
  const widths = room ? widthsIn(room) : [];
  if (widths.length < 2) return [];
  const isHalf = room?.isHalf === true;
  const full = t('demo.width');
  const labels = { full, page: isHalf ? full : t('demo.width.page') };
  return widths.map((one) => ({
    key: `width-${one}`,
    label: typeof one === 'number' ? `${one} px` : labels[one],
    check: {
      of: 'several',
      isOn: one === width || (isHalf && one === 'page' && width === 'full'),
    },
    onPress: () => onWidth(one),
  }));
}
