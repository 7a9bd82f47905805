/** Name by which the code with guards in its loops calls its guard. */
export const GUARD = '__loop';
