import Features from 'dumi/theme/slots/Features';
import Hero from 'dumi/theme/slots/Hero';
import React from 'react';
import { useSite } from '../../hooks/use-site';

/** Hero and features, which the modules of pages that have them bring along. */
export default function Landing() {
  const { page } = useSite();
  return (
    <section className="ledger-landing" aria-label={page?.title}>
      <Hero />
      <Features />
    </section>
  );
}
