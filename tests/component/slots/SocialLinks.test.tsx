import { screen } from '@testing-library/react';
import React from 'react';
import SocialLinks from '../../../src/slots/SocialLinks';
import { options } from '../support/ledger/site';
import { renderSite } from '../support/render-site';

afterEach(() => {
  options.socialLinks = undefined;
});

test('at most five are shown, in their order, named in the language of the page', () => {
  options.socialLinks = {
    zhihu: 'https://a.example',
    github: 'https://b.example',
    other: 'https://c.example',
    x: undefined,
    weibo: 'https://d.example',
    sixth: 'https://e.example',
  };
  renderSite(<SocialLinks />, '/zh-CN');
  const names = screen.getAllByRole('link').map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['知乎', 'GitHub', 'other', 'weibo']);
});

test('a network without an icon is its first letter', () => {
  options.socialLinks = { other: 'https://c.example' };
  renderSite(<SocialLinks />, '/');
  expect(screen.getByRole('link', { name: 'other' })).toHaveTextContent('O');
});
