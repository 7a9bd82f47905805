/**
 * title: A table with five options
 */
import React from 'react';
import { ENGLISH } from './english';
import { SwitchedTable } from './switched-table';

export default function Home({ direction }: { direction?: 'ltr' | 'rtl' }) {
  return <SwitchedTable words={ENGLISH} direction={direction} />;
}
