/**
 * Marks a style sheet that is linked for print until it has loaded; see
 * `demo/late-styles`.
 */
export const LATE_STYLE = 'data-late';
