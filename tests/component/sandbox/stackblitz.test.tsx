import {
  embedStackBlitz,
  openStackBlitz,
  StackBlitzConnectionError,
  stackblitzProject,
  STACKBLITZ_TEMPLATES,
} from '../../../src/sandbox/stackblitz';
import { smallProject } from '../../unit/support/small-demo';

const project = smallProject();

/** What forms were sent while something was done. */
function formsSent(): {
  action: string;
  target: string;
  fields: Record<string, unknown>;
}[] {
  const sent: ReturnType<typeof formsSent> = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const { action, target } = this;
    sent.push({ action, target, fields: Object.fromEntries(new FormData(this)) });
  });
  return sent;
}

/** Takes down what a frame is asked, and lets it answer. */
function framesAsked(frame: HTMLIFrameElement) {
  const asked = jest.spyOn(frame.contentWindow as Window, 'postMessage');
  return {
    count: () => asked.mock.calls.length,
    answer: (port: unknown) => {
      const [{ id }] = asked.mock.calls[0] as unknown as [{ id: string }];
      const event = new MessageEvent('message', {
        data: { action: 'SDK_INIT_SUCCESS', id, payload: {} },
      });
      Object.defineProperty(event, 'ports', { value: [port] });
      window.dispatchEvent(event);
    },
  };
}

let place: HTMLElement;
let sent: ReturnType<typeof formsSent>;
const frameIn = (element: HTMLElement) =>
  element.querySelector('iframe') as HTMLIFrameElement;

beforeEach(() => {
  jest.useFakeTimers();
  sent = formsSent();
  place = document.createElement('section');
  document.body.append(place);
});
afterEach(() => {
  jest.useRealTimers();
  place.remove();
});

test('StackBlitz is opened with the project, at the file of the demo', () => {
  openStackBlitz(project);
  const [{ action, target, fields } = { action: '', target: '', fields: {} }] = sent;
  expect(target).toBe('_blank');
  expect(new URL(action).searchParams.get('file')).toBe('src/demo/index.tsx');
  expect(fields).toMatchObject({
    'project[title]': 'Rows that stay',
    'project[template]': 'node',
    'project[dependencies]': JSON.stringify(project.dependencies),
    'project[files][src/demo/shared/look.css]':
      stackblitzProject(project).files['src/demo/shared/look.css'],
  });
});

test.each(STACKBLITZ_TEMPLATES)('the template %s is known', (template) => {
  const warn = jest.spyOn(console, 'warn');
  openStackBlitz(project, { template });
  expect(warn).not.toHaveBeenCalled();
});

test('another template is warned of by its name, with the list, and sent all the same', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  openStackBlitz(project, { template: 'svelte' });
  expect(warn.mock.calls[0]?.[0]).toMatch(/"svelte".*angular-cli, .*node.*, vue\./);
  expect(sent[0]?.fields).toMatchObject({ 'project[template]': 'svelte' });
  warn.mockClear();
});

test('an embed is a frame at the end of the element, 300 high, called as the demo', async () => {
  const connecting = embedStackBlitz(place, project);
  const frame = frameIn(place);
  const { answer } = framesAsked(frame);
  expect(place.lastElementChild).toBe(frame);
  expect(frame.getAttribute('height')).toBe('300');
  expect(frame.title).toBe('Rows that stay');
  expect(sent).toEqual([
    expect.objectContaining({
      action: 'https://stackblitz.com/run?embed=1&file=src%2Fdemo%2Findex.tsx',
      target: frame.name,
    }),
  ]);
  expect(sent[0]?.fields).toMatchObject({
    'project[template]': 'node',
    'project[dependencies]': JSON.stringify(project.dependencies),
  });
  jest.advanceTimersByTime(500);
  answer({});
  await expect(connecting).resolves.toHaveProperty('editor');
});

test('height and name of an embed can be chosen', () => {
  void embedStackBlitz(place, project, { height: 480, label: 'In StackBlitz' }).catch(
    () => undefined,
  );
  expect(frameIn(place).getAttribute('height')).toBe('480');
  expect(frameIn(place).title).toBe('In StackBlitz');
  jest.advanceTimersByTime(20_000);
});

test('an embed that stays silent is asked 20 times, every 500 ms, and then given up', async () => {
  const failed = jest.fn();
  const connecting = embedStackBlitz(place, project).catch(failed);
  const { count } = framesAsked(frameIn(place));
  jest.advanceTimersByTime(499);
  expect(count()).toBe(0);
  jest.advanceTimersByTime(1);
  expect(count()).toBe(1);
  jest.advanceTimersByTime(19 * 500);
  expect(count()).toBe(20);
  await Promise.resolve();
  expect(failed).not.toHaveBeenCalled();
  jest.advanceTimersByTime(500);
  await connecting;
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(StackBlitzConnectionError);
  expect(String(failed.mock.calls[0]?.[0])).toMatch(/did not respond \(Timeout/);
  jest.advanceTimersByTime(60_000);
  expect(count()).toBe(20);
});

test('a preview is shown at a path once StackBlitz answers', async () => {
  const connecting = embedStackBlitz(place, project, { previewPath: '/rows' });
  const { answer } = framesAsked(frameIn(place));
  jest.advanceTimersByTime(500);
  const port: { onmessage?: (event: unknown) => void; postMessage: jest.Mock } = {
    postMessage: jest.fn(({ type, payload }) =>
      port.onmessage?.({
        data: { type, payload: { __reqid: payload.__reqid, __success: true } },
      }),
    ),
  };
  answer(port);
  await connecting;
  expect(port.postMessage.mock.calls[0]?.[0]).toMatchObject({
    type: 'SDK_SET_PREVIEW_URL',
    payload: { path: '/rows' },
  });
});

test('a preview path without / at its beginning is refused before a frame is made', async () => {
  await expect(embedStackBlitz(place, project, { previewPath: 'rows' })).rejects.toThrow(
    /preview path "rows".*Start it with "\/"/,
  );
  expect(place.childElementCount).toBe(0);
});
