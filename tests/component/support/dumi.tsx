/**
 * What the theme uses of `dumi`, made from the packages that dumi and its renderer make it from.
 * `useAppData` and `useDemo` read what dumi generates for a site; a test fills it in.
 */
import { createBrowserHistory, createMemoryHistory } from 'history';
import type React from 'react';

export { Helmet } from 'react-helmet-async';
export { useIntl } from 'react-intl';
export { Link, useLocation, useOutlet, useParams } from 'react-router-dom';

export const history =
  typeof document === 'undefined' ? createMemoryHistory() : createBrowserHistory();

export function useAppData(): { basename: string } {
  return { basename: '/' };
}

interface Demo {
  component: React.ComponentType;
  asset?: { title?: string };
}

export const demos: Record<string, Demo> = {};

export function useDemo(id: string): Demo | undefined {
  return demos[id];
}
