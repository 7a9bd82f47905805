import React from 'react';
import { Breakable } from '../../ui/breakable';

/** The title of the hero, the heading of its page. */
const HeroTitle: React.FC = ({ children }) => (
  <h1 className="ledger-hero-title">
    {typeof children === 'string' ? <Breakable text={children} /> : children}
  </h1>
);

export default HeroTitle;
