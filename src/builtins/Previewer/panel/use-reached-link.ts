import { useEffect, useState } from 'react';

/**
 * The link of a box of code that the pointer rests on, or that the keyboard has come to. A finger
 * presses it; there is nothing to hover with.
 * @param first a link of the box, which the reader has reached already
 */
export function useReachedLink(first: Element): Element | null {
  const [link, setLink] = useState<Element | null>(first);
  useEffect(() => {
    const box = first.closest('pre')?.parentElement;
    const reach = ({ target }: Event) => {
      const reached = target instanceof Element ? target.closest('pre a') : null;
      setLink(box?.contains(reached) ? reached : null);
    };
    const onPointer = (event: PointerEvent) =>
      event.pointerType !== 'touch' && reach(event);
    const onFocus = (event: FocusEvent) =>
      (event.target as Element).matches(':focus-visible') && reach(event);
    const leave = () => setLink(null);
    // On the document: the pointer may have left while this was on its way.
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', leave);
    document.documentElement.addEventListener('pointerleave', leave);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', leave);
      document.documentElement.removeEventListener('pointerleave', leave);
    };
    // Other links of the same box come by the events.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return link;
}
