import React from 'react';

/** The title of the hero, the heading of its page. */
const HeroTitle: React.FC = ({ children }) => (
  <h1 className="ledger-hero-title">{children}</h1>
);

export default HeroTitle;
