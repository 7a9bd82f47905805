import { render } from '@testing-library/react';
import React from 'react';

const Wide: React.FC = ({ children }) => <b>{children}</b>;

/** The component that a page shows, where a build leaves out those named. */
async function shownWide(...left: string[]) {
  jest.resetModules();
  jest.doMock('../../../../src/renderer/prerender-host', () => ({
    prerenderHost: { leavesOut: (name: string) => left.includes(name) },
  }));
  const { ownPart } = await import('../../../../src/renderer/page/own-part');
  return ownPart('Wide', Wide);
}

test('a component that the build does not leave out is the same component', async () => {
  expect(await shownWide('Other')).toBe(Wide);
});

test('one that it leaves out shows what the page has put into it', async () => {
  const Shown = await shownWide('Wide');
  expect(render(<Shown>Inside</Shown>).container.innerHTML).toBe('Inside');
});
