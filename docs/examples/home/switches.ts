/** The switches of the table on the front page, in the order in which they are shown. */
export const SWITCHES = ['grouped', 'fixed', 'sticky', 'expandable', 'thousand'] as const;

export type Switch = (typeof SWITCHES)[number];

/** The switches that are on. */
export type Choice = readonly Switch[];

/** What the built page shows. */
export const FIRST: Choice = ['grouped'];

/** Turns a switch over, and keeps the order of all. */
export function turn(on: Choice, which: Switch): Choice {
  return SWITCHES.filter((one) => on.includes(one) !== (one === which));
}
