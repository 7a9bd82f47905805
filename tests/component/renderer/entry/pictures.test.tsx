import { tellOfPictures } from '../../../../src/renderer/entry/pictures';
import { LIVE, markLive } from '../../../../src/ui/live';
import { withListeners } from '../../support/listeners';

const PAGE = `
  <img id="shell" src="/shell.png" />
  <div data-demo-root="one" id="one"><img id="late" src="/a.png" /></div>
  <div data-demo-root="two" id="two"><img id="gone" src="/b.png" /><img id="drawn" src="/c.svg" /></div>`;

const page = document.documentElement;
const at = (id: string) => document.getElementById(id) as HTMLImageElement;

/** What the pictures' components hear, which listen when their part is live. */
let heard: string[];
let stop: () => void;

/** A picture that was there before the page's scripts. */
function settle(id: string, { width, decodes }: { width: number; decodes?: boolean }) {
  const decode = () =>
    decodes ? Promise.resolve() : Promise.reject(new Error('broken'));
  Object.defineProperties(at(id), {
    complete: { value: true },
    naturalWidth: { value: width },
    decode: { value: decode },
  });
}

beforeEach(() => {
  document.body.innerHTML = PAGE;
  heard = [];
  for (const { id } of document.images)
    Object.defineProperty(at(id), 'complete', { value: false, configurable: true });
});
afterEach(() => {
  stop();
  page.removeAttribute(LIVE);
});

function listen(part: Element): void {
  for (const picture of part.querySelectorAll('img')) {
    const say = ({ type }: Event) => heard.push(`${picture.id} ${type}`);
    picture.onload = say;
    picture.onerror = say as OnErrorEventHandler;
  }
  markLive(part);
}

test('a part hears, when it is live, what came of its pictures before, once', async () => {
  settle('gone', { width: 0, decodes: false });
  settle('drawn', { width: 0, decodes: true });
  settle('shell', { width: 20 });
  stop = withListeners(tellOfPictures);
  at('late').dispatchEvent(new Event('error'));
  await Promise.resolve();
  listen(at('two') as Element);
  expect(heard.sort()).toEqual(['drawn load', 'gone error']);
  listen(at('one') as Element);
  expect(heard).toContain('late error');
  listen(page);
  expect(heard).toContain('shell load');
  expect(heard).toHaveLength(4);
});

test('a live part hears of its pictures from the browser alone', () => {
  stop = withListeners(tellOfPictures);
  listen(at('one') as Element);
  at('late').dispatchEvent(new Event('load'));
  markLive(at('one'));
  expect(heard).toEqual(['late load']);
});
