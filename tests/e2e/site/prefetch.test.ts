import { expectFetched } from '../support/prefetch';

test('a page is fetched when the pointer comes to its link, and shown without the network', () =>
  expectFetched((link) => link.hover()));
