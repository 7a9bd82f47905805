import type { ApiReference } from '../../../../src/model/api-row';

type Load = () => Promise<{ default: ApiReference }>;

/** Filled by the tests of `<API>`. */
export const references: Record<string, Record<string, Load>> = {
  'en-US': {},
  'zh-CN': {},
};
