import React from 'react';
import Previewer from '../../../../src/builtins/Previewer';
import { renderSite } from '../../support/render-site';

// A site whose own block around demos shows the theme's in it.
jest.mock('@@/ledger/features', () => ({ ownPreviewer: true }));

beforeAll(() => Previewer.load?.());

const idsOf = (id: string, anchor?: string) => {
  const { container } = renderSite(
    <Previewer asset={{ id }} demoUrl={`/~demos/${id}`} anchor={anchor}>
      <p>The demo</p>
    </Previewer>,
  );
  return [...container.querySelectorAll('section')].map((block) => block.id);
};

test("the theme's block leaves the demo's name to the place before the site's", () => {
  expect(idsOf('docs-demo-a', 'a')).toEqual(['']);
});

test("it has dumi's id where the demo has no other name", () => {
  expect(idsOf('docs-demo-a')).toEqual(['docs-demo-a']);
});
