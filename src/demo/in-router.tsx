import { basename, history } from '@@/core/history';
import React, { useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import type { Navigator } from 'react-router-dom';
import { pathWithin, routablePath } from '../model/address/base';
import type { DemoModule, DemoProps } from './live/load-demo';

type To = Parameters<Navigator['push']>[0];

/** umi's history adds the base itself, to texts and objects alike. */
function belowBase(to: To): To {
  const { pathname, ...rest } = typeof to === 'string' ? { pathname: to } : to;
  return pathname ? { ...rest, pathname: pathWithin(pathname, basename) } : rest;
}

/** The site's history for demos. There is one, because the app starts before these demos do. */
const navigator: Navigator = {
  createHref: (to) => history.createHref(to),
  go: (by) => history.go(by),
  push: (to, state) => history.push(belowBase(to), state),
  replace: (to, state) => history.replace(belowBase(to), state),
};

/**
 * A demo in the router of its page: a root of its own has none, and links and hooks of a router throw
 * without. Only pages with such demos bring this along; see `plugin/demos/router`.
 */
export function inRouter({ default: Demo }: DemoModule): DemoModule {
  const Routed: React.FC<DemoProps> = (props) => {
    const [location, setLocation] = useState(history.location);
    useLayoutEffect(() => {
      setLocation(history.location);
      return history.listen((update) => setLocation(update.location));
    }, []);
    const pathname = pathWithin(location.pathname, basename);
    const match = { params: {}, pathname, pathnameBase: pathname, route: {} };
    return (
      <Router
        navigator={navigator}
        location={{ ...location, pathname: routablePath(location.pathname, basename) }}
        basename={basename}
      >
        <RouteContext.Provider value={{ outlet: null, matches: [match] }}>
          <Demo {...props} />
        </RouteContext.Provider>
      </Router>
    );
  };
  return { default: Routed };
}
