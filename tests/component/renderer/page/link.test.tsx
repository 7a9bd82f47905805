import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import React from 'react';
import { Router } from 'react-router-dom';
import { followLinks } from '../../../../src/renderer/navigation/links';
import type { SiteRoutes } from '../../../../src/renderer/navigation/site-routes';
import { Link } from '../../../../src/renderer/page/link';
import { withListeners } from '../../support/listeners';

type Props = React.ComponentProps<typeof Link>;

/** Puts a link below a base on the page. */
function show(props: Props) {
  const history = createMemoryHistory({ initialEntries: ['/table/demo'] });
  render(
    <Router basename="/table" navigator={history} location={history.location}>
      <Link {...props}>words</Link>
    </Router>,
  );
  return history;
}

test('a link has the address of its page, and none stands without one', () => {
  show({ to: '/demo/simple?a=b#c', className: 'x', prefetch: true });
  const link = screen.getByRole('link', { name: 'words' });
  expect(link.outerHTML).toBe('<a class="x" href="/table/demo/simple?a=b#c">words</a>');
  show({ to: '' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('its element can be had', () => {
  const ref = React.createRef<HTMLAnchorElement>();
  show({ to: '/', ref });
  expect(ref.current).toBe(screen.getByRole('link'));
});

/** Presses the link, and says whether the press went on to `navigation/links`. */
function press(options?: object): boolean {
  let left = false;
  const note = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(screen.getByRole('link'), options);
  return left;
}

test('a press is left to what follows all links', () => {
  const onClick = jest.fn();
  const history = show({ to: '/demo/simple', onClick });
  expect(press()).toBe(true);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(history.location.pathname).toBe('/table/demo');
});

test('one is followed where what is around it keeps the press, as groups of antd do', () => {
  const history = createMemoryHistory({ initialEntries: ['/table/demo'] });
  const site = { basename: '/table', load: () => undefined } as unknown as SiteRoutes;
  const close = withListeners(() => followLinks(history as never, site));
  render(
    <Router basename="/table" navigator={history} location={history.location}>
      {/* eslint-disable-next-line -- as in rc-menu */}
      <div onClick={(event) => event.stopPropagation()}>
        <Link to="/demo/simple">words</Link>
      </div>
    </Router>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
  expect(history.location.pathname).toBe('/table/demo/simple');
  expect(history.index).toBe(1);
  close();
});

test.each<[string, Partial<Props>, string]>([
  ['state', { state: { from: 1 } }, 'PUSH'],
  ['replace', { replace: true, state: { from: 1 } }, 'REPLACE'],
])('one with %s goes there by itself', (_, props, action) => {
  const history = show({ to: '/demo/simple', ...props });
  expect(press()).toBe(false);
  expect(history.location).toMatchObject({
    pathname: '/table/demo/simple',
    state: { from: 1 },
  });
  expect(history.action).toBe(action);
});

test.each<[string, Partial<Props>, object]>([
  ['is for another window', { target: '_blank' }, {}],
  ['loads a document', { reloadDocument: true }, {}],
  ['is pressed with a key', {}, { ctrlKey: true }],
])('but not where it %s', (_, props, options) => {
  const history = show({ to: '/demo/simple', replace: true, ...props });
  expect(press(options)).toBe(true);
  expect(history.location.pathname).toBe('/table/demo');
});

test('nor where its own handler has taken the press', () => {
  const history = show({
    to: '/demo/simple',
    replace: true,
    onClick: (event) => event.preventDefault(),
  });
  expect(press()).toBe(false);
  expect(history.location.pathname).toBe('/table/demo');
});
