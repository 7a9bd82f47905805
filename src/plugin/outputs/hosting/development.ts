import type { ResolvedOptions } from '../../schemas/options';
import { COMMON } from './headers';
import type { Headers } from './headers';
import { sourceHash } from './inline-code';
import { contentPolicy } from './policy';

/**
 * The headers that the development server sends with every file. Styles come as elements that are
 * added by script there.
 * @param headScript the script in the head of all pages
 */
export function developmentHeaders(
  { contentPolicy: policy }: Pick<ResolvedOptions, 'contentPolicy'>,
  headScript: string,
): Headers {
  if (!policy) return COMMON;
  const text = contentPolicy({
    scripts: [sourceHash(headScript)],
    allow: policy.allow,
    development: true,
  });
  return { ...COMMON, 'Content-Security-Policy': text };
}
