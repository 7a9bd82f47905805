import type { useMessages } from '../hooks/use-messages';
import type { Fault } from './protocol';

/** Describes a fault in the reader's language. Thrown messages are shown unchanged. */
export function faultText(
  { type, text, file = '', known = [] }: Fault,
  t: ReturnType<typeof useMessages>,
): string {
  const names = { name: text, known: known.join(', ') };
  switch (type) {
    case 'loop':
      return t('playground.loop');
    case 'busy':
      return t('playground.busy');
    case 'no-component':
      return t('playground.no-component', { file, found: text });
    case 'unknown-import':
      return t('playground.unknown-import', names);
    case 'unknown-file':
      return t('playground.unknown-file', names);
    case 'not-loaded':
      return t('playground.not-loaded', names);
    case 'unmatched-tag':
      return t('playground.unmatched-tag', names);
    default:
      return text || t('demo.crashed');
  }
}
