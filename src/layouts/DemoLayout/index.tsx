import { useOutlet } from 'dumi';
import React from 'react';

/** A stand-alone demo, with nothing around it. */
export default function DemoLayout() {
  return <main className="ledger-alone">{useOutlet()}</main>;
}
