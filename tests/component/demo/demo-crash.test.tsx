import { act, screen, waitFor, within } from '@testing-library/react';
import React, { useEffect, useLayoutEffect, useState } from 'react';
import { DemoRoot } from '../../../src/demo/demo-root';
import { registerDemos } from '../../../src/demo/demos';
import { nextTask } from '../../../src/ui/next-task';
import { comeNear } from '../support/browser';
import { options } from '../support/ledger/site';
import { renderSite } from '../support/render-site';

/** What goes wrong in the demo, by when; `thrown` is what it throws then. */
type Way =
  | 'render'
  | 'later render'
  | 'layout effect'
  | 'effect'
  | 'mount'
  | 'unmount'
  | 'handler'
  | 'focus handler'
  | 'timer';

let way: Way | undefined;
let thrown: unknown;
/** How often the demo was mounted. */
let mounts: number;

function goWrong(now: Way): void {
  if (way === now) throw thrown;
}

class Mounted extends React.Component {
  override componentDidMount() {
    goWrong('mount');
  }
  override componentWillUnmount() {
    goWrong('unmount');
  }
  override render() {
    return null;
  }
}

const Demo = () => {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    mounts += 1;
    goWrong('layout effect');
  }, []);
  useEffect(() => goWrong('effect'), []);
  goWrong('render');
  if (count > 0) goWrong('later render');
  return (
    <>
      <button
        type="button"
        onFocus={() => goWrong('focus handler')}
        onClick={() => {
          goWrong('handler');
          if (way === 'timer') setTimeout(() => goWrong('timer'));
          setCount(count + 1);
        }}
      >
        Counted {count}
      </button>
      <Mounted />
    </>
  );
};

const Other = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Others {count}
    </button>
  );
};

registerDemos(
  [
    { id: 'docs-simple', name: 'simple', script: 'simple-demo' },
    { id: 'docs-other', name: 'other', script: 'other-demo' },
  ].map((demo) => ({ ...demo, load: () => Promise.reject() })),
);

const load = (component: React.ComponentType) => () =>
  Promise.resolve({ default: component });
const rootOf = (name: string) =>
  document.querySelector(`[data-demo-root="${name}"]`) as HTMLElement;

async function renderPage(at?: string) {
  const result = renderSite(
    <>
      <h1>The page</h1>
      <div data-testid="simple">
        <DemoRoot id="docs-simple" name="simple" load={load(Demo)} />
      </div>
      <div data-testid="other">
        <DemoRoot id="docs-other" name="other" load={load(Other)} />
      </div>
    </>,
    at,
  );
  await act(async () => {
    comeNear(rootOf('simple'));
    comeNear(rootOf('other'));
    await nextTask();
    await nextTask();
  });
  return result;
}

const box = () => within(screen.getByTestId('simple')).findByRole('alert');
const button = () => screen.queryByRole('button', { name: /Counted/ });

/** A promise that nobody has waited for is rejected; jsdom does not tell of it. */
async function reject(reason: unknown): Promise<void> {
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  await act(async () => {
    window.dispatchEvent(event);
  });
}

function errorFrom(script: string, message = 'no rows'): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at https://example.com/table/${script}.0123abcd.js:1:200`;
  return error;
}

/** What jsdom and React say of each error, on top of what a browser does. */
const EXPECTED = /unhandled exception|The above error occurred/;
let errors: jest.SpyInstance;

describe('a demo in its root', () => {
  beforeEach(() => {
    way = undefined;
    thrown = new Error('no rows');
    mounts = 0;
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    const { calls } = errors.mock;
    const rest = calls.filter(
      ([said]) => !EXPECTED.test(`${(said as { type?: string }).type} ${String(said)}`),
    );
    calls.splice(0, calls.length, ...rest);
  });

  describe.each<[Way, boolean]>([
    ['render', false],
    ['layout effect', false],
    ['effect', false],
    ['mount', false],
    ['later render', true],
  ])('a demo that throws in %s', (now, pressed) => {
    test('has a box in its place, and the page with its other demos lives on', async () => {
      way = now;
      const { user } = await renderPage();
      if (pressed) await user.click(button() as Element);
      await within(await box()).findByText('no rows');
      expect(button()).not.toBeInTheDocument();
      expect(rootOf('simple')).toBeEmptyDOMElement();
      expect(errors).toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Others 0' }));
      expect(screen.getByRole('button', { name: 'Others 1' })).toBeInTheDocument();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    });

    test('is mounted afresh by each retry, as often as it takes', async () => {
      way = now;
      const { user } = await renderPage();
      if (pressed) await user.click(button() as Element);
      await within(await box()).findByText('no rows');
      thrown = new Error('no columns');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      if (pressed) await user.click(button() as Element);
      await within(await box()).findByText('no columns');
      way = undefined;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(button()).toHaveTextContent('Counted 0');
      expect(rootOf('simple')).toHaveFocus();
    });
  });

  test('where the retry fails again at once, the focus stays on it', async () => {
    way = 'render';
    const { user } = await renderPage();
    await within(await box()).findByText('no rows');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  describe.each<Way>(['handler', 'focus handler', 'timer'])(
    'a demo that throws in a %s',
    (now) => {
      test('stays as it is above the box, and a retry mounts it afresh', async () => {
        const { user } = await renderPage();
        await user.click(button() as Element);
        (document.activeElement as HTMLElement).blur();
        way = now;
        thrown = errorFrom('simple-demo');
        await user.click(button() as Element);
        const message = await within(await box()).findByText('no rows');
        expect(rootOf('simple')).toContainElement(button());
        expect(button()).toHaveTextContent(now === 'handler' ? 'Counted 1' : 'Counted 2');
        expect(
          rootOf('simple').compareDocumentPosition(message) &
            Node.DOCUMENT_POSITION_FOLLOWING,
        ).toBeTruthy();
        way = undefined;
        await user.click(screen.getByRole('button', { name: 'Try again' }));
        expect(screen.queryByRole('alert')).not.toBeInTheDocument();
        expect(button()).toHaveTextContent('Counted 0');
        expect(mounts).toBe(2);
      });
    },
  );

  describe('whose an error is', () => {
    /** Waits until nobody acts any more. */
    const rest = () => new Promise<void>((done) => setTimeout(done, 150));

    test('says the script that its stack names, whoever acts meanwhile', async () => {
      const { user } = await renderPage();
      await user.click(screen.getByRole('button', { name: 'Others 0' }));
      await reject(errorFrom('simple-demo'));
      await within(await box()).findByText('no rows');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    });

    test('is taken from the file of the error where what was thrown has no stack', async () => {
      await renderPage();
      await rest();
      const filename = 'https://example.com/simple-demo.0123abcd.js';
      await act(async () => {
        window.dispatchEvent(new ErrorEvent('error', { error: 'no rows', filename }));
      });
      await within(await box()).findByText('no rows');
    });

    test('is the demo that the reader has just acted in, where nothing is said', async () => {
      const { user } = await renderPage();
      await user.click(button() as Element);
      await reject(undefined);
      await within(await box()).findByText('This demo has been crashed.');
      expect(screen.getAllByRole('alert')).toHaveLength(1);
    });

    test.each([
      ['of another script', errorFrom('another-simple-demo')],
      ['of a script that is called alike', errorFrom('simple-demos')],
      ['that says nothing', undefined],
      ['of a library', errorFrom('app')],
    ])('is nobody’s for an error %s while no demo acts', async (_, error) => {
      await renderPage();
      await rest();
      await reject(error);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('is nobody’s for what is done outside of all demos', async () => {
      const { user } = await renderPage();
      await user.click(button() as Element);
      await user.click(screen.getByRole('heading'));
      await reject('no rows');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('is nobody’s for a notice of the browser', async () => {
      const { user } = await renderPage();
      await user.click(button() as Element);
      const message = 'ResizeObserver loop completed with undelivered notifications.';
      await act(async () => {
        window.dispatchEvent(new ErrorEvent('error', { message }));
      });
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  test('the window is listened to once for all demos, and no more when they are gone', async () => {
    const count = { error: 0, unhandledrejection: 0, click: 0 };
    const spies = ([1, -1] as const).map((step) => {
      const name = step > 0 ? 'addEventListener' : 'removeEventListener';
      const original = window[name].bind(window);
      return jest.spyOn(window, name).mockImplementation((type: string, ...rest) => {
        if (type in count) count[type as keyof typeof count] += step;
        original(type, ...(rest as [EventListener]));
      });
    });
    const { unmount } = await renderPage();
    expect(count).toEqual({ error: 1, unhandledrejection: 1, click: 1 });
    unmount();
    expect(count).toEqual({ error: 0, unhandledrejection: 0, click: 0 });
    spies.forEach((spy) => spy.mockRestore());
  });

  test('nothing is swallowed: no error of a demo is marked as dealt with', async () => {
    const { user } = await renderPage();
    const seen: boolean[] = [];
    const note = (event: Event) => seen.push(event.defaultPrevented);
    window.addEventListener('error', note);
    way = 'handler';
    await user.click(button() as Element);
    await box();
    window.removeEventListener('error', note);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(true);
  });

  describe.each([
    ['an Error', new Error('no rows'), 'no rows'],
    ['an Error without a message', new Error(''), 'This demo has been crashed.'],
    ['a text', 'no rows', 'no rows'],
    ['an empty text', '', 'This demo has been crashed.'],
    ['a number', 404, '404'],
    ['null', null, 'This demo has been crashed.'],
    ['undefined', undefined, 'This demo has been crashed.'],
    ['an object with a message', { message: 'no rows' }, 'no rows'],
    ['an object without', { code: 404 }, 'This demo has been crashed.'],
  ])('%s', (_, value, shown) => {
    test('as the reason of a rejected promise', async () => {
      const { user } = await renderPage();
      await user.click(button() as Element);
      await reject(value);
      await within(await box()).findByText(shown);
    });

    test.each<Way>(['handler', 'timer'])('thrown in a %s', async (now) => {
      way = now;
      thrown = value;
      const { user } = await renderPage();
      await user.click(button() as Element);
      // React's development build takes null in a handler for what another site hides.
      const hidden = now === 'handler' && value === null;
      await within(await box()).findByText(hidden ? /^A cross-origin/ : shown);
      expect(button()).toBeInTheDocument();
    });

    test.each<Way>(['render', 'effect'])('thrown in %s', async (now) => {
      way = now;
      thrown = value;
      await renderPage();
      await box();
      expect(button()).not.toBeInTheDocument();
      expect(screen.getByRole('heading')).toHaveTextContent('The page');
    });
  });

  test('a demo that throws when it is unmounted keeps neither the page nor a retry from going on', async () => {
    way = 'unmount';
    const { user, unmount } = await renderPage();
    await user.click(button() as Element);
    await reject(errorFrom('simple-demo'));
    await within(await box()).findByText('no rows');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(button()).toHaveTextContent('Counted 0');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(() => unmount()).not.toThrow();
  });

  describe('the box', () => {
    const crash = async (at?: string) => {
      const { user } = await renderPage(at);
      await reject(errorFrom('simple-demo', 'no rows\nat all'));
      return { user, alert: await box() };
    };

    test('shows the stack when asked, and the keyboard can scroll it', async () => {
      const { user, alert } = await crash();
      const summary = await within(alert).findByText('Stack trace');
      const details = summary.closest('details');
      expect(details).not.toHaveAttribute('open');
      const stack = within(details as HTMLElement).getByText(/simple-demo\.0123abcd\.js/);
      expect(stack).toHaveAttribute('dir', 'ltr');
      await user.click(summary);
      await waitFor(() => expect(details).toHaveAttribute('open'));
      expect(stack).toHaveAttribute('tabindex', '0');
    });

    test('has no stack to show where none is known', async () => {
      const { user } = await renderPage();
      await user.click(button() as Element);
      await reject('no rows');
      await within(await box()).findByText('no rows');
      expect(screen.queryByText('Stack trace')).not.toBeInTheDocument();
    });

    test('leads to an issue with all that the page knows', async () => {
      const { alert } = await crash('/demo/simple?all#simple');
      const link = await within(alert).findByRole('link', { name: 'Report this error' });
      const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(origin + pathname).toBe('https://example.com/repository/issues/new');
      expect(searchParams.get('title')).toBe('simple: no rows');
      const body = searchParams.get('body');
      expect(body).toContain('/demo/simple?all#simple');
      expect(body).toContain(navigator.userAgent);
      expect(body).toMatch(/```\nError: no rows\nat all\n.*simple-demo[^]*\n```$/);
    });

    test('leads nowhere where the site names no repository', async () => {
      const { repository } = options;
      delete options.repository;
      const { alert } = await crash();
      await within(alert).findByText('Stack trace');
      expect(within(alert).queryByRole('link')).not.toBeInTheDocument();
      options.repository = repository;
    });

    test('speaks the language of the page', async () => {
      const { user } = await renderPage('/zh-CN/demo/simple');
      await user.click(button() as Element);
      await reject(null);
      const alert = await box();
      await within(alert).findByText('此示例已崩溃。');
      expect(
        await within(alert).findByRole('link', { name: '报告此错误' }),
      ).toBeInTheDocument();
      expect(within(alert).getByRole('button', { name: '重试' })).toBeInTheDocument();
    });
  });
});
