/**
 * The one check of values that a reader's browser has stored: one that is unknown, or that another
 * program has written, is the default.
 */
export function choiceOf<T extends string>(
  stored: string | null,
  values: readonly T[],
  fallback: T,
): T {
  return values.find((value) => value === stored) ?? fallback;
}

/**
 * The same for the head script: an expression for a function of the storage key, the values, and
 * the fallback. Storage that is switched off throws.
 */
export const READ_CHOICE = `function(k,v,o){try{var s=localStorage.getItem(k);if(v.indexOf(s)>=0)o=s}catch(e){}return o}`;
