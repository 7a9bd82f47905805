const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
};

/** The type of a file for machines, by the ending of its path; undefined for others. */
export function contentTypeOf(path: string): string | undefined {
  return TYPES[/\.(\w+)$/.exec(path)?.[1] ?? ''];
}
