import { useIntl } from 'dumi';
import type en from '../locales/en-US.json';

export type MessageId = keyof typeof en;

/** Formats the words of the interface: `const t = useMessages(); t('code.copy')`. */
export function useMessages(): (
  id: MessageId,
  values?: Record<string, string | number>,
) => string {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
