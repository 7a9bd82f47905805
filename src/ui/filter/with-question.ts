/**
 * The query of an address with another question in it; what else stands there stays.
 * @param search of an address, with or without its question mark
 * @param values of the question by their names in the address; empty ones are left out
 */
export function withQuestion(
  search: string,
  values: Readonly<Record<string, string>>,
): string {
  const given = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    given.delete(name);
    if (value) given.set(name, value);
  }
  const text = given.toString().replace(/%2C/g, ',');
  return text ? `?${text}` : '';
}
