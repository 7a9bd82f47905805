import { compressToEncodedURIComponent } from 'lz-string';
import {
  changedTexts,
  decodeEdits,
  editsOfHash,
  encodeEdits,
  hashOfEdits,
  readEdits,
  writeEdits,
} from '../../../src/playground/edits';
import { MAX_EDITS } from '../../../src/playground/limits';

const EDITED = { 'index.tsx': 'const 名 = "é\u{1F600}";\n', 'shared/look.css': '' };

describe('edits as a text', () => {
  test('come back as they were, in characters that a hash may have', () => {
    const text = encodeEdits(EDITED);
    expect(text).toMatch(/^[\w+$-]+$/);
    expect(decodeEdits(text)).toEqual(EDITED);
  });

  test('of files that the demo no longer has are dropped', () => {
    const text = encodeEdits({ ...EDITED, 'gone.tsx': 'x' });
    expect(decodeEdits(text, ['index.tsx', 'shared/look.css'])).toEqual(EDITED);
  });

  test.each(
    Object.entries({
      nothing: '',
      'a text that was cut': encodeEdits(EDITED).slice(0, -9),
      'no packed text': '%%%',
      'no JSON': compressToEncodedURIComponent('{'),
      'another version': compressToEncodedURIComponent(JSON.stringify([99, EDITED])),
      'no version': compressToEncodedURIComponent(JSON.stringify(EDITED)),
      'a number in the place of a text': compressToEncodedURIComponent('[1,{"a.tsx":1}]'),
      'a list': compressToEncodedURIComponent('[1,["a"]]'),
      'nothing in the place of files': compressToEncodedURIComponent('[1,null]'),
      'texts that are too large': compressToEncodedURIComponent(
        JSON.stringify([1, { 'a.tsx': 'a'.repeat(MAX_EDITS + 1) }]),
      ),
      'a packed text that is too long': 'A'.repeat(80_001),
    }),
  )('cannot be read from %s', (_, text) => {
    expect(decodeEdits(text)).toBeUndefined();
  });
});

describe('a hash', () => {
  test('without edits is a link to the demo', () => {
    expect(hashOfEdits('simple', {})).toBe('#simple');
    expect(editsOfHash('#simple')).toEqual({ name: 'simple', damaged: false });
  });

  test('carries edits behind the name of the demo', () => {
    const hash = hashOfEdits('my demo', EDITED);
    expect(hash).toMatch(/^#my%20demo~edit=/);
    expect(editsOfHash(hash, Object.keys(EDITED))).toEqual({
      name: 'my demo',
      edited: EDITED,
      damaged: false,
    });
  });

  test('opens an editor without edits', () => {
    expect(editsOfHash('#my%20demo~edit')).toEqual({ name: 'my demo', damaged: false });
  });

  test('that is damaged still names the demo', () => {
    expect(editsOfHash('#simple~edit=oops')).toEqual({ name: 'simple', damaged: true });
    expect(editsOfHash('#simple~edit=')).toEqual({ name: 'simple', damaged: true });
    expect(editsOfHash('#%')).toEqual({ name: '%', damaged: false });
  });
});

test('only texts that differ are edits', () => {
  const files = { 'a.tsx': 'a', 'b.css': 'b' };
  expect(changedTexts(files, { 'a.tsx': 'a', 'b.css': 'c' })).toEqual({ 'b.css': 'c' });
});

describe('what the browser keeps', () => {
  const storage = (items: Map<string, string>): Partial<Storage> => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
  const install = (value: () => unknown) =>
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: value });

  test('is read again by the demo, and by no other', () => {
    const items = new Map<string, string>();
    install(() => storage(items));
    expect(writeEdits('docs-simple', EDITED)).toBe(true);
    expect(readEdits('docs-simple', Object.keys(EDITED))).toEqual(EDITED);
    expect(readEdits('docs-other', Object.keys(EDITED))).toEqual({});
  });

  test('is forgotten with the last edit', () => {
    const items = new Map<string, string>();
    install(() => storage(items));
    writeEdits('docs-simple', EDITED);
    writeEdits('docs-simple', {});
    expect(items.size).toBe(0);
  });

  test('is nothing where storage is forbidden, full or filled by others', () => {
    install(() => {
      throw new Error('SecurityError');
    });
    expect(readEdits('a', ['index.tsx'])).toEqual({});
    expect(writeEdits('a', EDITED)).toBe(false);
    install(() => ({
      getItem: () => 'rubbish',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    }));
    expect(readEdits('a', ['index.tsx'])).toEqual({});
    expect(writeEdits('a', EDITED)).toBe(false);
  });

  test('is nothing larger than what can be read again', () => {
    const items = new Map<string, string>();
    install(() => storage(items));
    expect(writeEdits('a', { 'index.tsx': 'a'.repeat(MAX_EDITS + 1) })).toBe(false);
    expect(items.size).toBe(0);
  });
});
