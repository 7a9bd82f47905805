import { useEffect, useLayoutEffect, useState } from 'react';
import { blockOf, roomOf, showWidth } from './block-width';
import type { DemoWidth, Room } from './demo-width';
import type { ShownWidth } from './width-items';

/**
 * The width of a demo.
 * @param name of the demo
 * @param isWide whether it takes all the room until the reader chooses
 * @param isEdited whether its editor is open, and its result in its place
 */
export function useDemoWidth(
  name: string,
  isWide: boolean,
  isEdited: boolean,
): ShownWidth {
  const [width, onWidth] = useState<DemoWidth>(isWide ? 'full' : 'page');
  const [room, setRoom] = useState<Room>();
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    const { live, block } = blockOf(name) ?? {};
    const result = isEdited ? document.getElementById(`result-${name}`) : null;
    setPlace(result ?? live);
    const measure = () => block && setRoom(roomOf(block, isEdited));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [name, isEdited]);
  useLayoutEffect(() => {
    const { block } = blockOf(name) ?? {};
    if (block && room) showWidth(block, width, room);
  }, [name, width, room]);
  return { width, room, place, onWidth };
}
