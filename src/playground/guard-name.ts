/** Name of the guard function that instrumented loops call. */
export const GUARD = '__loop';
