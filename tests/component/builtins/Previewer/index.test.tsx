import { screen, within } from '@testing-library/react';
import React, { useState } from 'react';
import Previewer from '../../../../src/builtins/Previewer';
import { installCopyCommand, pasted, removeClipboard } from '../../support/clipboard';
import { renderSite } from '../../support/render-site';

const SOURCES = [
  {
    name: 'simple.tsx',
    html: {
      __html: '<span class="c-keyword">import</span> \'./simple.css\';\na &lt; b;',
    },
  },
  { name: 'simple.css', html: { __html: '.simple { color: red; }' } },
];

/** A demo with something to lose. */
const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Counted {count}
    </button>
  );
};

// As the renderer does before it shows a page with demos.
beforeAll(() => Previewer.load?.());

function renderDemo(
  props: Partial<React.ComponentProps<typeof Previewer>> = {},
  at = '/demo/simple',
) {
  return renderSite(
    <Previewer
      asset={{ id: 'demo-simple-1' }}
      demoUrl="/~demos/demo-simple-1"
      title="A simple table"
      anchor="simple"
      sources={SOURCES}
      {...props}
    >
      <Counter />
    </Previewer>,
    at,
  );
}

beforeEach(() => localStorage.clear());

const demo = () => screen.getByRole('region', { name: 'Demo: A simple table' });
/** The code of the file that is chosen. */
const code = () =>
  screen
    .getAllByText(/import|color: red/, { selector: 'code, code *' })
    .find((part) => !part.closest('pre[hidden]')) as HTMLElement;

test('the demo is a region with its name, its title a link to itself', () => {
  renderDemo();
  expect(demo()).toHaveAttribute('id', 'simple');
  expect(within(demo()).getByRole('link', { name: 'A simple table' })).toHaveAttribute(
    'href',
    '#simple',
  );
});

test('the code is hidden until it is asked for, and can be hidden again', async () => {
  const { user } = renderDemo();
  const toggle = screen.getByRole('button', { name: 'Show code' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(code()).not.toBeVisible();

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAccessibleName('Hide code');
  expect(code()).toBeVisible();

  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(toggle).toHaveAccessibleName('Show code');
  expect(code()).not.toBeVisible();
});

test('the button says which part it shows', async () => {
  const { user } = renderDemo();
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  const id = screen
    .getByRole('button', { name: 'Hide code' })
    .getAttribute('aria-controls');
  expect(document.getElementById(id ?? '')).toContainElement(code());
});

test('showing the code keeps what the demo has come to', async () => {
  const { user } = renderDemo();
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  await user.click(screen.getByRole('button', { name: 'simple.css' }));
  expect(screen.getByRole('button', { name: 'Counted 1' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide code' }));
  expect(screen.getByRole('button', { name: 'Counted 1' })).toBeInTheDocument();
});

test('the code is copied as text, shown or not', async () => {
  const { user } = renderDemo();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
  expect(await pasted()).toBe("import './simple.css';\na < b;");
});

test('of several files one is shown, and that one is copied', async () => {
  const { user } = renderDemo();
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  const [first, second] = [
    screen.getByRole('button', { name: 'simple.tsx' }),
    screen.getByRole('button', { name: 'simple.css' }),
  ];
  expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(second).toHaveAttribute('aria-pressed', 'false');

  await user.click(second);
  expect(first).toHaveAttribute('aria-pressed', 'false');
  expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(code()).toHaveTextContent('.simple { color: red; }');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  await screen.findByText('Copied');
  expect(await pasted()).toBe('.simple { color: red; }');
});

test('a single file needs no choice of files', async () => {
  const { user } = renderDemo({ sources: SOURCES.slice(0, 1) });
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  expect(screen.queryByRole('button', { name: 'simple.tsx' })).not.toBeInTheDocument();
  expect(code()).toBeVisible();
});

test('that copying failed is said', async () => {
  installCopyCommand(false);
  const { user } = renderDemo();
  removeClipboard();
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('Copy failed')).toBeInTheDocument();
});

test('the demo alone opens beside the page', async () => {
  const { user } = renderDemo();
  await user.click(screen.getByRole('button', { name: 'Open in…' }));
  const link = screen.getByRole('menuitem', { name: 'A new tab' });
  expect(link).toHaveAttribute('href', '/~demos/demo-simple-1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
});

test('its tools are one stop of the keyboard, with arrows from one to the next', async () => {
  const { user } = renderDemo();
  for (const name of ['Counted 0', 'Demo width', 'A simple table', 'Show code']) {
    await user.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  for (const name of [
    'Edit here',
    'Copy code',
    'TypeScript',
    'JavaScript',
    'Open in…',
    'Reset the demo',
    'Link to this demo',
    'Show code',
  ]) {
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toHaveAccessibleName('Link to this demo');
  await user.keyboard('{Home}');
  expect(document.activeElement).toHaveAccessibleName('Show code');
  await user.keyboard('{End}{Tab}');
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(document.activeElement).toHaveAccessibleName('Link to this demo');
});

test('code that is shown comes after the tools', async () => {
  const { user } = renderDemo();
  screen.getByRole('button', { name: 'Show code' }).focus();
  await user.keyboard('{Enter}{Tab}');
  expect(screen.getByRole('button', { name: 'simple.tsx' })).toHaveFocus();
  await user.tab();
  await user.keyboard(' ');
  expect(code()).toHaveTextContent('.simple { color: red; }');
  await user.tab();
  expect(document.activeElement).toContainElement(code());
});

test('hidden code is not on the way of the keyboard', async () => {
  const { user } = renderDemo();
  screen.getByRole('button', { name: 'Show code' }).focus();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('code that a reader has opened is open on the next page', async () => {
  const first = renderDemo();
  await first.user.click(screen.getByRole('button', { name: 'Show code' }));
  first.unmount();
  renderDemo();
  expect(screen.getByRole('button', { name: 'Hide code' })).toBeInTheDocument();
  expect(code()).toBeVisible();
});

const pressedOf = (button: HTMLElement) => button.getAttribute('aria-pressed');

const JAVASCRIPT = () =>
  Promise.resolve({
    default: {
      'demo-simple-1': [
        { name: 'simple.jsx', html: 'javascript;' },
        { name: 'simple.css', html: '.simple { color: red; }' },
      ],
    },
  });

test('the code is shown in JavaScript, in all demos and on the next page', async () => {
  const first = renderDemo({ loadJavascript: JAVASCRIPT });
  await first.user.click(screen.getByRole('button', { name: 'Show code' }));
  const button = screen.getByRole('button', { name: 'JavaScript' });
  const other = screen.getByRole('button', { name: 'TypeScript' });
  expect([button, other].map(pressedOf)).toEqual(['false', 'true']);
  await first.user.click(button);
  await first.user.click(button);
  expect([button, other].map(pressedOf)).toEqual(['true', 'false']);
  expect(await screen.findByText('javascript;')).toBeVisible();
  expect(screen.getByRole('button', { name: 'simple.jsx' })).toBeInTheDocument();
  await first.user.click(screen.getByRole('button', { name: 'Copy code' }));
  await screen.findByText('Copied');
  expect(await pasted()).toBe('javascript;');
  first.unmount();

  const second = renderDemo({ loadJavascript: JAVASCRIPT });
  expect(await screen.findByText('javascript;')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'TypeScript' }));
  expect(code()).toHaveTextContent('import');
});

test('JavaScript that does not load is said, and the code stays', async () => {
  const { user } = renderDemo({
    loadJavascript: () => Promise.reject(new Error('no network')),
  });
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  await user.click(screen.getByRole('button', { name: 'JavaScript' }));
  expect(await screen.findByText(/no network/)).toHaveAttribute('role', 'status');
  expect(code()).toBeVisible();
});

test('a reset begins the demo anew, and leaves the code as it is', async () => {
  const { user } = renderDemo();
  await user.click(screen.getByRole('button', { name: 'Counted 0' }));
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  await user.click(screen.getByRole('button', { name: 'Reset the demo' }));
  expect(screen.getByRole('button', { name: 'Counted 0' })).toBeInTheDocument();
  expect(code()).toBeVisible();
});

test('what a demo is made of is asked for when it is taken elsewhere, and its lack is said', async () => {
  const { user } = renderDemo({ loadSources: () => Promise.resolve({ default: {} }) });
  await user.click(screen.getByRole('button', { name: 'Open in…' }));
  await user.click(screen.getByRole('menuitem', { name: 'Download as a project' }));
  expect(
    await screen.findByText(/the code of this demo was not found/),
  ).toBeInTheDocument();
});

test('the packages of a demo stand below its code with their versions', async () => {
  const { user } = renderDemo({ packages: { 'rc-table': '7.30.3' } });
  await user.click(screen.getByRole('button', { name: 'Show code' }));
  const list = screen.getByRole('list', { name: 'Packages' });
  expect(within(list).getByRole('listitem')).toHaveTextContent('rc-table 7.30.3');
});

test('the link to the repository leads to the file of the demo', () => {
  renderDemo({ file: 'docs/examples/simple.tsx' });
  expect(screen.getByRole('link', { name: 'Edit in the repository' })).toHaveAttribute(
    'href',
    'https://example.com/edit/docs/examples/simple.tsx',
  );
});

test('the description that the demo gives of itself is shown with its markup', () => {
  renderDemo({ description: '<p>Press the <code>button</code>.</p>' });
  expect(screen.getByText('button', { selector: 'p code' })).toBeInTheDocument();
});

test('a demo that says nothing of itself is named by its id', () => {
  renderDemo({ title: undefined, anchor: undefined, sources: undefined });
  expect(screen.getByRole('region', { name: 'Demo: demo-simple-1' })).toHaveAttribute(
    'id',
    'demo-simple-1',
  );
});

test('it speaks the language of the page', () => {
  renderDemo({}, '/zh-CN/demo/simple');
  expect(
    screen.getByRole('region', { name: '示例：A simple table' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '显示代码' })).toBeInTheDocument();
});

test('two demos of a page are apart', async () => {
  const { user } = renderSite(
    <>
      <Previewer
        asset={{ id: 'a' }}
        demoUrl="/a"
        title="One"
        anchor="one"
        sources={[{ name: 'one.tsx', html: { __html: 'first' } }]}
      />
      <Previewer
        asset={{ id: 'b' }}
        demoUrl="/b"
        title="Two"
        anchor="two"
        sources={[{ name: 'two.tsx', html: { __html: 'second' } }]}
      />
    </>,
  );
  const second = within(screen.getByRole('region', { name: 'Demo: Two' }));
  await user.click(second.getByRole('button', { name: 'Show code' }));
  await user.click(second.getByRole('button', { name: 'Copy code' }));
  await second.findByText('Copied');
  expect(await pasted()).toBe('second');
  expect(screen.getByText('first')).not.toBeVisible();
  expect(screen.getByText('second')).toBeVisible();
});
