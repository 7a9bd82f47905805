import './width.css';
import React, { useRef, useState } from 'react';
import { useMessages } from '../../../../hooks/use-messages';
import { ShownIn } from '../../../../playground/shown-in';
import { Menu } from '../menu/menu';
import { blockOf, showWidth } from './block-width';
import { LEAST, pixelsOf, widthAfterKey, widthNear } from './demo-width';
import type { DemoWidth } from './demo-width';
import { widthItems, widthText } from './width-items';
import type { ShownWidth } from './width-items';

/** A pointer that has moved less, in pixels, has only pressed. */
const MOVED = 4;

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * The handle at the edge of a demo: dragged, or moved with keys, it makes the demo wider and narrower,
 * pressed it opens a menu of widths.
 */
export const WidthHandle: React.FC<ShownWidth & { name: string }> = ({
  name,
  ...shown
}) => {
  const { width, room, place, onWidth } = shown;
  const t = useMessages();
  const handle = useRef<HTMLDivElement>(null);
  /** While the pointer is down: where it went down, and how wide the demo was. */
  const start = useRef<{ x: number; pixels: number }>();
  const [dragged, setDragged] = useState<DemoWidth>();
  const [isOpen, setOpen] = useState(false);
  if (!place || !room) return null;

  const now = dragged ?? width;
  const text = widthText(now, room, t);
  const drag = ({ clientX, currentTarget }: React.PointerEvent) => {
    if (!start.current) return;
    const moved = (clientX - start.current.x) * (isRtl(currentTarget) ? -1 : 1);
    if (dragged === undefined && Math.abs(moved) < MOVED) return;
    const next = widthNear(start.current.pixels + moved, room);
    setDragged(next);
    const { block } = blockOf(name) ?? {};
    if (block) showWidth(block, next, room);
  };
  const end = (isPress: boolean) => {
    if (!start.current) return;
    start.current = undefined;
    setDragged(undefined);
    if (dragged !== undefined) onWidth(dragged);
    else if (isPress) setOpen(!isOpen);
  };
  const bar = (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that is focused is a control (ARIA, "separator")
    <div
      ref={handle}
      className="ledger-demo-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={t('demo.width.label')}
      title={t('demo.width.how')}
      aria-controls={place.id}
      aria-valuemin={LEAST}
      aria-valuemax={room.full}
      aria-valuenow={pixelsOf(now, room)}
      aria-valuetext={text}
      data-tip={text}
      data-dragged={dragged !== undefined || undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is a control, see above
      tabIndex={0}
      onPointerDown={({ button, clientX, currentTarget, pointerId }) => {
        if (button !== 0) return;
        // Also over a frame, which has the pointer's events to itself.
        currentTarget.setPointerCapture?.(pointerId);
        start.current = { x: clientX, pixels: pixelsOf(width, room) };
      }}
      onPointerMove={drag}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          setOpen(true);
          return;
        }
        const next = widthAfterKey(event.key, width, room, isRtl(event.currentTarget));
        if (next === undefined) return;
        event.preventDefault();
        onWidth(next);
      }}
    />
  );
  return (
    <>
      <ShownIn place={place} node={bar} />
      {isOpen && handle.current && (
        <Menu
          id={`widths-${name}`}
          button={handle.current}
          groups={[{ items: widthItems(shown, t) }]}
          first="first"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
