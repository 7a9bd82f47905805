import React from 'react';
import { linkLists } from '../../../src/data/link-lists';
import { keptLists } from '../../../src/plugin/prerender/kept/kept-lists';
import { createLinkLists } from '../../../src/plugin/prerender/thread/link-lists';
import Sidebar from '../../../src/slots/Sidebar';
import { Frame, loadSite } from '../support/frame';
import { loadLargeSite } from '../support/large-site';
import { renderToString } from '../support/render-to-string';

beforeAll(loadSite);
afterEach(() => {
  linkLists.place = undefined;
});

const htmlAt = (path: string) =>
  renderToString(
    <Frame at={path}>
      <Sidebar />
    </Frame>,
  );

const PATHS = ['/demo/simple', '/demo/scroll-x', '/', '/nowhere', '/zh-CN/demo/simple'];

test('a list that is kept is what each page would have rendered', () => {
  const whole = PATHS.map(htmlAt);
  const kept = keptLists();
  const names: string[] = [];
  const { place, shorten } = createLinkLists((name, html) => {
    names.push(name);
    kept.add(name, html);
  });
  linkLists.place = place;
  const short = PATHS.map((path) => shorten(htmlAt(path)));
  expect(short.join('')).not.toContain('<li>');
  expect(short.map(kept.fill)).toEqual(whole);
  // Two groups in two languages, each sent once.
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(4);
});

test('a sample of a list has the elements and attributes of its links', () => {
  const kept = keptLists();
  const { place, shorten } = createLinkLists(kept.add);
  linkLists.place = place;
  const sample = kept.sample(shorten(htmlAt('/demo/simple')));
  expect(sample).toMatch(/^(<li><a href="[^"]+">[^<]+<\/a><\/li>){2}$/);
});

test('a page that throws after it has rendered a list leaves it to the next one', () => {
  const kept = keptLists();
  const { place, shorten } = createLinkLists(kept.add);
  linkLists.place = place;
  htmlAt('/demo/simple');
  const { length } = htmlAt('/demo/scroll-x').match(/<li>/g) ?? [];
  expect(length).toBeGreaterThan(0);
  expect(kept.fill(shorten(htmlAt('/demo')))).toContain('aria-current="page"');
});

test('of a large sidebar only the lists of open groups are kept', async () => {
  await loadLargeSite();
  const paths = ['/demo/simple', '/charts/1', '/charts/100', '/nowhere', '/maps/2'];
  const whole = paths.map(htmlAt);
  const kept = keptLists();
  const names: string[] = [];
  const { place, shorten } = createLinkLists((name, html) => {
    names.push(name);
    kept.add(name, html);
  });
  linkLists.place = place;
  expect(paths.map((path) => kept.fill(shorten(htmlAt(path))))).toEqual(whole);
  expect(names).toHaveLength(3);
  expect(whole[0]).not.toContain('/charts/2');
  expect(whole[1]).toContain('href="/charts/100"');
});
