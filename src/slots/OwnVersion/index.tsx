import React, { useEffect } from 'react';
import { useLazyComponent } from '../../hooks/use-later';
import { useOwnVersion } from './use-own-version';

const loadBar = () => import(/* webpackChunkName: "own-version" */ './version-bar');

/** Marks what is newer than the reader's version, once one is chosen; nothing loads before. */
export default function OwnVersion() {
  const version = useOwnVersion();
  const { Component: VersionBar, want } = useLazyComponent(loadBar);
  useEffect(() => {
    if (version) want(() => undefined);
  }, [version, want]);
  return version && VersionBar ? <VersionBar version={version} /> : null;
}
