import { LayoutTitle } from '@@/ledger/parts';
import { useOutlet } from 'dumi';
import React from 'react';
import '../../styles/index.css';
import NavigationStatus from './navigation-status';
import ProblemList from './problem-list';

/**
 * What is around every page, also around a `GlobalLayout` of the site's own: the theme's styles,
 * the list of problems and the navigation status. It stands in the place of dumi's context, which
 * knows the whole site; here `useSiteData` needs none, and the renderer does the rest of its work,
 * such as scrolling.
 */
export default function Frame() {
  const outlet = useOutlet();
  return (
    <>
      {/* A build with problems fails, so built pages never need this list. */}
      {process.env.NODE_ENV !== 'production' && <ProblemList />}
      <LayoutTitle />
      {outlet}
      <NavigationStatus />
    </>
  );
}
