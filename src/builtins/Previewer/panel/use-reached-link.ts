import { useEffect, useState } from 'react';

/**
 * The link in a box of code that the pointer rests on, or else the one that has the keyboard
 * focus. A pointer that moves elsewhere, as it seems to when the focus scrolls the page, leaves
 * the focused link as it is. Touch is ignored, because a finger cannot hover.
 * @param first a link in the box that the reader has already reached
 */
export function useReachedLink(first: Element): Element | null {
  const [focused, setFocused] = useState(() =>
    first === document.activeElement ? first : null,
  );
  const [hovered, setHovered] = useState(focused ? null : first);
  useEffect(() => {
    const box = first.closest('pre')?.parentElement;
    const linkAt = ({ target }: Event) => {
      const reached = target instanceof Element ? target.closest('pre a') : null;
      return box?.contains(reached) ? reached : null;
    };
    const onPointer = (event: PointerEvent) =>
      event.pointerType !== 'touch' && setHovered(linkAt(event));
    const onFocus = (event: FocusEvent) =>
      (event.target as Element).matches(':focus-visible') && setFocused(linkAt(event));
    const onBlur = () => setFocused(null);
    const onLeave = () => setHovered(null);
    // On the document, because the pointer may have left while this was loading.
    document.addEventListener('pointerover', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    document.documentElement.addEventListener('pointerleave', onLeave);
    return () => {
      document.removeEventListener('pointerover', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- events report the other links of the box
  }, []);
  return hovered ?? focused;
}
