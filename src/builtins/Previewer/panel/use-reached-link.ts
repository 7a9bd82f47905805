import { useEffect, useState } from 'react';

/**
 * The link in a box of code that the pointer rests on or that has the keyboard focus.
 * Touch is ignored, because a finger cannot hover.
 * @param first a link in the box that the reader has already reached
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
    // On the document, because the pointer may have left while this was loading.
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
    // Events report the other links of the box.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return link;
}
