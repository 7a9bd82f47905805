import React, { useState } from 'react';
import { useLazyComponent } from '../../../hooks/use-later';

const loadCard = () => import(/* webpackChunkName: "prop-card" */ './prop-card');

/**
 * A box of code whose links to the reference show a card. The card loads with the first
 * link that is hovered or focused, and handles the other links itself.
 */
export const PropLinks: React.FC<React.HTMLAttributes<HTMLDivElement>> = (props) => {
  const { Component: PropCard, want } = useLazyComponent(loadCard);
  const [first, setFirst] = useState<Element | null>(null);
  const reach = ({ target }: React.SyntheticEvent) => {
    const link = PropCard ? null : (target as Element).closest('pre a');
    if (!link) return;
    setFirst(link);
    want();
  };
  // A finger cannot hover.
  const onPointerOver = (event: React.PointerEvent) =>
    event.pointerType !== 'touch' && reach(event);
  return (
    <>
      <div {...props} onPointerOver={onPointerOver} onFocus={reach} />
      {PropCard && first && <PropCard first={first} />}
    </>
  );
};
