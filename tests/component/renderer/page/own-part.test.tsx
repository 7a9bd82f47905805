import { render } from '@testing-library/react';
import React from 'react';
import { renderToString } from 'react-dom/server';

const Wide: React.FC = ({ children }) => <b>{children}</b>;
const OnePart = Object.assign(Wide, { Part: 'its part' });

/** The component that a page shows, in a browser or where a build leaves out those named. */
async function shownWide(host?: { left: string[] }) {
  jest.resetModules();
  jest.doMock('../../../../src/renderer/prerender-host', () => ({
    prerenderHost: host && { leavesOut: (name: string) => host.left.includes(name) },
  }));
  const { ownPart } = await import('../../../../src/renderer/page/own-part');
  return ownPart('Wide', OnePart);
}

test('in a browser it is the same component', async () => {
  expect(await shownWide()).toBe(OnePart);
});

test('the build hears of a page what it has to know of the component', async () => {
  jest.resetModules();
  jest.doMock('../../../../src/renderer/prerender-host', () => ({
    prerenderHost: { leavesOut: () => false },
  }));
  const { ownPart } = await import('../../../../src/renderer/page/own-part');
  const useInNode = jest.fn();
  const Shown = ownPart('Wide', OnePart, { useInNode });
  expect(renderToString(<Shown>Inside</Shown>)).toBe(
    '<b>Inside</b><noscript data-links=""></noscript>',
  );
  expect(useInNode).toHaveBeenCalledTimes(1);
});

test("a document has the theme's component after it for readers without scripts, which the browser keeps", async () => {
  const loadThemes = () => Promise.resolve({ default: () => <i>plain</i> });
  const useInNode = () => undefined;
  const load = async (host?: object) => {
    jest.resetModules();
    jest.doMock('../../../../src/renderer/prerender-host', () => ({
      prerenderHost: host,
    }));
    const { ownPart } = await import('../../../../src/renderer/page/own-part');
    return ownPart('Wide', OnePart, { loadThemes, useInNode });
  };
  const InNode = await load({
    leavesOut: () => false,
    withoutRecording: () => ({
      then: (given: (one: object) => void) => given({ default: () => <i>plain</i> }),
    }),
  });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<InNode>Inside</InNode>);
  const html = '<b>Inside</b><noscript data-links=""><i>plain</i></noscript>';
  expect(container.innerHTML).toBe(html);
  const errors = jest.spyOn(console, 'error');
  const InBrowser = await load();
  render(<InBrowser>Inside</InBrowser>, { container, hydrate: true });
  expect(container.innerHTML).toBe(html);
  expect(errors).not.toHaveBeenCalled();
  expect(InBrowser).toHaveProperty('Part', 'its part');
});

test.each([
  [['Other'], '<b>Inside</b>'],
  [['Wide'], 'Inside'],
])('in a build that leaves out %p a page shows %s', async (left, html) => {
  const Shown = await shownWide({ left });
  expect(render(<Shown>Inside</Shown>).container.innerHTML).toBe(html);
  expect(Shown).toHaveProperty('Part', 'its part');
});
