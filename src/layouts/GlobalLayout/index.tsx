import { problems } from '@@/ledger/problems';
import { useOutlet } from 'dumi';
import React from 'react';
import '../../styles/index.css';
import NavigationStatus from './navigation-status';
import ProblemList from './problem-list';

/** Round everything: what is wrong with the documentation, and where a change of page stands. */
export default function GlobalLayout() {
  const outlet = useOutlet();
  return (
    <>
      {/* A build with problems stops, so that its pages need nothing to show them with. */}
      {process.env.NODE_ENV !== 'production' && problems.length > 0 && (
        <ProblemList problems={problems} />
      )}
      {outlet}
      <NavigationStatus />
    </>
  );
}
