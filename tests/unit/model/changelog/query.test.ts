import { isAsked } from '../../../../src/model/changelog/query';
import type { ChangelogQuery } from '../../../../src/model/changelog/query';

const NOTHING: ChangelogQuery = { text: '', kinds: [], from: '', to: '' };
const ENTRY = { version: '7.10.1', kind: 'fix', text: '7.10.1 Fix The Sticky header' };
const asked = (query: Partial<ChangelogQuery>, entry: Partial<typeof ENTRY> = {}) =>
  isAsked({ ...ENTRY, ...entry }, { ...NOTHING, ...query });

test.each<[string, Partial<ChangelogQuery>, boolean]>([
  ['nothing', {}, true],
  ['a word in other capitals', { text: 'STICKY' }, true],
  ['two words in another order', { text: ' header sticky ' }, true],
  ['two words of which one is missing', { text: 'sticky footer' }, false],
  ['its kind', { kinds: ['feature', 'fix'] }, true],
  ['another kind', { kinds: ['feature'] }, false],
  ['what came after its own version', { from: '7.10.1' }, false],
  ['what came after the version before it', { from: '7.10.0' }, true],
  ['what came after an incomplete version', { from: '7.10' }, true],
  ['versions up to its own', { to: '7.10.1' }, true],
  ['versions up to one before it', { to: '7.10.0' }, false],
  ['versions up to a minor one with its fixes', { to: '7.10' }, true],
  ['versions up to a major one with all that belongs to it', { to: '7.' }, true],
  ['versions up to an older major one', { to: '6' }, false],
  ['text in the place of a version', { from: 'latest', to: 'x' }, true],
])('an entry is there for a reader who asks for %s: %j', (_, query, isThere) => {
  expect(asked(query)).toBe(isThere);
});

test('a line without a kind is there until kinds are asked for', () => {
  expect(asked({}, { kind: undefined })).toBe(true);
  expect(asked({ kinds: ['fix'] }, { kind: undefined })).toBe(false);
});
