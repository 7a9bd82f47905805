import React, { useState } from 'react';
import { useLater } from '../../hooks/use-later';

const loadCard = () => import(/* webpackChunkName: "prop-card" */ './prop-card');

/**
 * A box of code whose links to the reference show in a card what they lead to. The card comes with
 * the first link that the pointer or the focus is on, and sees to the others by itself.
 */
export const PropLinks: React.FC<React.HTMLAttributes<HTMLDivElement>> = (props) => {
  const { Component: PropCard, want } = useLater(loadCard);
  const [first, setFirst] = useState<Element | null>(null);
  const reach = ({ target }: React.SyntheticEvent) => {
    const link = PropCard ? null : (target as Element).closest('pre a');
    if (!link) return;
    setFirst(link);
    want();
  };
  return (
    <>
      <div {...props} onPointerOver={reach} onFocus={reach} />
      {PropCard && first && <PropCard first={first} />}
    </>
  );
};
