import { screen, within } from '@testing-library/react';
import React from 'react';
import { keepMatter } from '../../../src/data/page-matter';
import Landing from '../../../src/renderer/page/landing';
import { renderSite } from '../support/render-site';

const actions = [
  { text: 'Start', link: '/demo' },
  { text: 'Source', link: 'https://example.com' },
];

function renderLanding(matter: Parameters<typeof keepMatter>[1]) {
  keepMatter({ '/': {} }, matter);
  return renderSite(<Landing />, '/');
}

test('the hero has title, description as HTML, and links', () => {
  renderLanding({ hero: { title: 'Ledger', description: 'Fast<br>pages', actions } });
  const hero = within(screen.getByRole('region', { name: 'Small site' }));
  expect(hero.getByRole('heading', { level: 1, name: 'Ledger' })).toBeInTheDocument();
  expect(hero.getByText(/Fast/).querySelector('br')).not.toBeNull();
  expect(hero.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/demo');
  const outside = hero.getByRole('link', { name: 'Source' });
  expect(outside).toHaveAttribute('href', 'https://example.com');
  expect(outside).toHaveAttribute('target', '_blank');
});

test('a hero without a title has the page title for those who do not see it', () => {
  renderLanding({ hero: { description: 'Text' } });
  expect(screen.getByRole('heading', { level: 1, name: 'Small site' })).toHaveClass(
    'ledger-visually-hidden',
  );
});

test('features are headings, with links where they have them', () => {
  renderLanding({
    features: [
      { emoji: '🚀', title: 'Fast', description: '<b>Very</b> fast', link: '/demo' },
      { title: 'Small' },
      { icon: '/a.svg', description: 'Alone' },
    ],
  });
  const names = screen
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent);
  expect(names).toEqual(['Fast', 'Small']);
  expect(screen.getByRole('link', { name: 'Fast' })).toHaveAttribute('href', '/demo');
  expect(screen.getByText('Very').tagName).toBe('B');
});

test('the hero has a command to copy, and a demo beside it', async () => {
  const HeroDemo = () => <p>Live</p>;
  keepMatter({ '/': {} }, { hero: { command: 'npm install ledger' }, HeroDemo });
  const { user } = renderSite(<Landing />, '/');
  expect(screen.getByText('Live')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('npm install ledger');
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

test.each([
  ['@rc-component/picker', '@rc-component/|picker'],
  ['zustand-cn.js.org', 'zustand-cn.|js.|org'],
  ['useIntersectionObserver', 'use|Intersection|Observer'],
  ['TypeScript toolkit 1.2', 'TypeScript toolkit 1.2'],
])('the title %s breaks between its parts only', (title, parts) => {
  renderLanding({ hero: { title } });
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(title);
  expect(heading.innerHTML.replaceAll('<wbr>', '|')).toBe(parts);
});
