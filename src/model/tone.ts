/** The four kinds of callouts; a badge has one of them too. */
export type Tone = 'note' | 'tip' | 'warning' | 'danger';

/** Names by which authors write them: the theme's four, and dumi's. */
export const TONES: Readonly<Record<string, Tone>> = {
  note: 'note',
  tip: 'tip',
  warning: 'warning',
  danger: 'danger',
  info: 'note',
  success: 'tip',
  error: 'danger',
};
