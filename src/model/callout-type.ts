/** The four types of callouts. A badge has one of them too. */
export type CalloutType = 'note' | 'tip' | 'warning' | 'danger';

/** Callout types by the names that authors use: the theme's four and dumi's. */
export const CALLOUT_TYPES: Readonly<Record<string, CalloutType>> = {
  note: 'note',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
  info: 'note',
  success: 'tip',
  error: 'danger',
};
