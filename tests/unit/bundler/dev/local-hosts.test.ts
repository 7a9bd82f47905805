import { isLocalHost } from '../../../../src/bundler/dev/local-hosts';

test.each([
  'localhost',
  'localhost:8000',
  'LOCALHOST',
  'a.localhost:1',
  '127.0.0.1:8000',
  '[::1]:8000',
  '192.168.0.7',
])('%s is this machine', (host) => expect(isLocalHost(host)).toBe(true));

test.each([
  'evil.example',
  'localhost.evil.example:8000',
  'evil.example:127',
  '',
  undefined,
])('%s is another', (host) => expect(isLocalHost(host)).toBe(false));
