import { act } from '@testing-library/react';
import React, { useEffect, useState } from 'react';
import ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';

jest.mock('dumi', () => ({
  useRouteMeta: () => ({
    toc: [
      { id: 'title', title: 'Title', depth: 1 },
      { id: '部分', title: 'A part', depth: 2 },
    ],
  }),
  useTabMeta: () => undefined,
}));

/** As dumi's, which waits for the headings in the document. */
function Toc() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return isThere ? <ul className="own">Its own list</ul> : null;
}

test('a list is in the document, until that of the site is there', async () => {
  const { withFirstToc } = await import('../../../../src/renderer/frame/first-toc');
  const Shown = withFirstToc(Toc, 'own');
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Shown />);
  expect(root.textContent).toBe('A part');
  const link = root.querySelector('ul.own > li[data-depth="2"] > a.active');
  expect(link?.getAttribute('href')).toBe(`#${encodeURIComponent('部分')}`);
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(root.innerHTML));
  observer.observe(root, { childList: true, subtree: true });
  const error = jest.spyOn(console, 'error');
  act(() => void ReactDOM.hydrate(<Shown />, root));
  await Promise.resolve();
  expect(error).not.toHaveBeenCalled();
  // Both change at once.
  expect(shown).toEqual(['<ul class="own">Its own list</ul>']);
});
