import { act, screen, within } from '@testing-library/react';
import React, { createContext, useContext, useState } from 'react';
import { DemoRoot } from '../../../src/demo/demo-root';
import { DemosInPage, inPage } from '../../../src/demo/in-page';
import { nextTask } from '../../../src/ui/next-task';
import { renderSite } from '../support/render-site';

const Around = createContext<{ name: string; setName: (name: string) => void }>({
  name: 'none',
  setName: () => undefined,
});

const Page: React.FC = ({ children }) => {
  const [name, setName] = useState('around');
  return <Around.Provider value={{ name, setName }}>{children}</Around.Provider>;
};

function Demo() {
  const { name, setName } = useContext(Around);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('It has crashed.');
  return (
    <>
      <output>{name}</output>
      <button onClick={() => setName('changed')}>Change</button>
      <button onClick={() => setBroken(true)}>Crash</button>
    </>
  );
}

const demo = inPage({ default: Demo });

function renderPage(names: string[], places = 1) {
  return renderSite(
    <Page>
      {names.map((name) => (
        <DemoRoot
          key={name}
          id={name}
          name={name}
          load={() => Promise.resolve(demo)}
          loaded={demo}
        />
      ))}
      {Array.from({ length: places }, (_, at) => (
        <DemosInPage key={at} />
      ))}
    </Page>,
  );
}

const settle = () => act(() => nextTask());
const rootOf = (name: string) =>
  within(document.querySelector<HTMLElement>(`[data-demo-root="${name}"]`)!);
const texts = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('demos read what is around their page, and share its state', async () => {
  const { user } = renderPage(['one', 'two']);
  await settle();
  expect(texts()).toEqual(['around', 'around']);
  await user.click(rootOf('one').getByRole('button', { name: 'Change' }));
  expect(rootOf('two').getByRole('status')).toHaveTextContent('changed');
});

test('a page with tabs has several places, and each demo once', async () => {
  const { unmount } = renderPage(['one'], 2);
  await settle();
  expect(texts()).toEqual(['around']);
  unmount();
  renderPage(['one']);
  await settle();
  expect(texts()).toEqual(['around']);
});

test('a demo that crashes ends alone, and starts again', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = renderPage(['one', 'two']);
  await settle();
  await user.click(rootOf('one').getByRole('button', { name: 'Crash' }));
  // React's word on it, in the tree of the page and in the demo's own.
  expect(errors).toHaveBeenCalled();
  errors.mockClear();
  expect(screen.getByRole('alert')).toHaveTextContent('It has crashed.');
  expect(texts()).toEqual(['around']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(texts()).toEqual(['around', 'around']);
});
