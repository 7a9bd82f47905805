import { headlineOf } from '../../../e2e/support/headline-of';
import { address, visit, wake } from '../../../e2e/support/visit';
import { countAttempts } from '../../../support/attempts';

const TEXTS = [
  ...['%', '%%', '%a', '%E0%A4%A', '%00', '__proto__', 'constructor', 'toString'],
  ...['<img src=x onerror=hit()>', '"><script>hit()</script>', "'-hit()-'", '${hit()}'],
  ...['javascript:hit()', '//evil.example', 'https://evil.example/x', '..%2f..%2f'],
  ...['~edit=', '~edit=%', 'simple~edit=zzzz', 'a b', 'a+b', '表头', '😀', '\u202e', '*'],
  ...['[', ']', '(', ')', '{', '}', '\\', '^', '$', '|', '?', '#', '&', '=', ';', ','],
  ...['ledger-content', 'ledger-data', 'root', 'x'.repeat(50_000), '../../etc/passwd'],
];
const PLACES = TEXTS.flatMap((text) => [
  `#${text}`,
  `?q=${text.replaceAll('#', '%23')}`,
  `?tab=${text.replaceAll('#', '%23')}#${text}`,
  `?dir=${text.replaceAll('#', '%23')}`,
]);

test(`${PLACES.length} hostile hashes and queries throw, inject and send nothing`, async () => {
  countAttempts('addresses tried', PLACES.length);
  const foreign: string[] = [];
  const { page } = await visit('/demo/virtual-list', {
    before: async (one) => {
      await one.exposeFunction('hit', () => foreign.push('a script of the address ran'));
      one.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url())) {
          const { origin } = new URL(request.url());
          if (origin !== new URL(address('/')).origin) foreign.push(request.url());
        }
      });
    },
  });
  // Within the page first: each one is an entry that the browser or the app makes.
  for (const place of PLACES) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, place);
  }
  // Then by their address.
  for (const place of PLACES.filter((_, index) => index % 8 === 0)) {
    await page.goto(`${address('/demo/virtual-list')}${place.slice(0, 8_000)}`);
    await wake(page);
    expect(await page.locator('main h1').innerText()).toBe(headlineOf('virtual-list'));
  }
  expect(foreign).toEqual([]);
});
