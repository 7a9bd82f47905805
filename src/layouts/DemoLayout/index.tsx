import { useOutlet } from 'dumi';
import React from 'react';

/** A demo alone: nothing but room round it. */
export default function DemoLayout() {
  return <main className="ledger-alone">{useOutlet()}</main>;
}
