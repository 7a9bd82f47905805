import React, { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/use-later';

const loadChoice = () =>
  import(/* webpackChunkName: "own-version-choice" */ './version-choice');

/** Where readers choose the version that they use, beside a filter. It comes after the page. */
export default function OwnVersionChoice() {
  const { Component: VersionChoice, want } = useLazyComponent(loadChoice);
  useEffect(() => want(), [want]);
  return VersionChoice ? <VersionChoice /> : null;
}
