import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '../../../src/model/message';
import { compileMessages } from '../../../src/plugin/messages/compile';

const FOLDER = join(__dirname, '../../../src/locales');

/** The theme's words of a language, compiled as the build does; a missing one is an error. */
export function wordsOf(locale: string): Record<string, Message> {
  const source = readFileSync(join(FOLDER, `${locale}.json`), 'utf8');
  const texts = JSON.parse(source) as Record<string, string>;
  const { code } = compileMessages(locale, texts, `${locale}.json`, source);
  const make = new Function(code.replace('export default', 'return')) as () => Record<
    string,
    Message
  >;
  return new Proxy(make(), {
    get(words, id: string) {
      const message = words[id];
      if (message === undefined) throw new Error(`${locale} has no message "${id}".`);
      return message;
    },
  });
}
