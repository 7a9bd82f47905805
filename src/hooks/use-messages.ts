import { siteData } from '../data/site-data';
import { useSite } from './use-site';
import type en from '../locales/en-US.json';

export type MessageId = keyof typeof en;

/** Formats messages of the interface: `const t = useMessages(); t('code.copy')`. */
export function useMessages(): (
  id: MessageId,
  values?: Record<string, string | number>,
) => string {
  const { messages } = siteData(useSite().locale.id);
  return (id, values = {}) => {
    const message = messages[id] ?? id;
    return typeof message === 'string' ? message : message(values);
  };
}
