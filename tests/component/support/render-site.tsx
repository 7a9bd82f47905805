import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import React from 'react';
import { history } from './dumi';
import { Frame, loadSite } from './frame';

// The renderer shows nothing before these are there.
beforeAll(loadSite);

export interface SiteResult extends RenderResult {
  user: ReturnType<typeof userEvent.setup>;
}

/** Shows a part of the theme at an address of the small site, as dumi would. */
export function renderSite(
  element: React.ReactElement,
  at = '/',
  options: Parameters<typeof userEvent.setup>[0] = {},
): SiteResult {
  history.replace(at);
  const user = userEvent.setup(options);
  const result = render(<Frame>{element}</Frame>);
  return { ...result, user };
}

/** The address of the page with query and hash. */
export function address(): string {
  const { pathname, search, hash } = window.location;
  return pathname + search + hash;
}
