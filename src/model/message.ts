/** A message compiled at build: a text, or what makes one of values. */
export type Message = string | ((values: Record<string, string | number>) => string);
