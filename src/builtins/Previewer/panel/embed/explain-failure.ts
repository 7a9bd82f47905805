import { isLoadFailure } from '../../../../data/load-failure';
import type { useMessages } from '../../../../hooks/use-messages';

/**
 * Says in the reader's language why an action of a demo failed.
 * @param error as it was thrown; any value
 */
export function explainFailure(
  error: unknown,
  t: ReturnType<typeof useMessages>,
): string {
  const { name } = Object(error) as { name?: unknown };
  if (name === 'StackBlitzConnectionError') return t('demo.embed.failed');
  const reason = isLoadFailure(error) ? t('demo.action.unloaded') : String(error);
  return t('demo.action.failed', { reason });
}
