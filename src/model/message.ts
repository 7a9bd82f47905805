/** A message compiled at build: a text, or a function that formats values into one. */
export type Message = string | ((values: Record<string, string | number>) => string);
