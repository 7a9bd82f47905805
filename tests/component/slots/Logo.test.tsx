import { screen } from '@testing-library/react';
import React from 'react';
import Logo from '../../../src/slots/Logo';
import { options } from '../support/ledger/site';
import { renderSite } from '../support/render-site';

const before = { ...options };
afterEach(() => Object.assign(options, { logo: undefined }, before));

test('the name of the site leads home, in the language of the page', () => {
  renderSite(<Logo />, '/zh-CN/hello');
  expect(screen.getByRole('link', { name: 'Small site' })).toHaveAttribute(
    'href',
    '/zh-CN',
  );
});

test('a logo without a name says where it leads', () => {
  Object.assign(options, { name: '', logo: '/logo.svg' });
  renderSite(<Logo />, '/');
  expect(screen.getByRole('link', { name: 'Back to homepage' })).toBeInTheDocument();
});

test('without either, words lead home', () => {
  Object.assign(options, { name: '', logo: undefined });
  renderSite(<Logo />, '/');
  expect(screen.getByRole('link')).toHaveTextContent('Back to homepage');
});

test('a site that wants neither has no empty link', () => {
  Object.assign(options, { name: '', logo: false });
  renderSite(<Logo />, '/');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
