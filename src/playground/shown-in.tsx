import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ShownInProps {
  place: Element;
  node: ReactNode;
}

/** Shows a node in another place of the page. */
export function ShownIn({ place, node }: ShownInProps) {
  return createPortal(node, place);
}
