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
      {problems.length > 0 && <ProblemList problems={problems} />}
      {outlet}
      <NavigationStatus />
    </>
  );
}
