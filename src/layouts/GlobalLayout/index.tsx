import { problems } from '@@/ledger/problems';
import { useOutlet } from 'dumi';
import React from 'react';
import '../../styles/index.css';
import NavigationStatus from './navigation-status';
import ProblemList from './problem-list';

/** The layout around everything: the list of problems and the navigation status. */
export default function GlobalLayout() {
  const outlet = useOutlet();
  return (
    <>
      {/* A build with problems fails, so built pages never need this list. */}
      {process.env.NODE_ENV !== 'production' && problems.length > 0 && (
        <ProblemList problems={problems} />
      )}
      {outlet}
      <NavigationStatus />
    </>
  );
}
