/** Marks a style sheet of a document that is for paper until it has loaded; see `demo/late-styles`. */
export const LATE_STYLE = 'data-late';
