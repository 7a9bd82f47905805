import { useEffect, useLayoutEffect, useState } from 'react';
import { blockOf, roomOf, showWidth } from './block-width';
import type { DemoWidth, Room } from './demo-width';
import type { ShownWidth } from './width-items';

/**
 * The width of a demo.
 * @param name of the demo
 * @param isWide whether it takes all the room until the reader chooses
 */
export function useDemoWidth(name: string, isWide: boolean): ShownWidth {
  const [width, onWidth] = useState<DemoWidth>(isWide ? 'full' : 'page');
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const measure = () => {
      const { block } = blockOf(name) ?? {};
      if (block) setRoom(roomOf(block));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [name]);
  useLayoutEffect(() => {
    const { block } = blockOf(name) ?? {};
    if (block && room) showWidth(block, width, room);
  }, [name, width, room]);
  return { width, room, onWidth };
}
