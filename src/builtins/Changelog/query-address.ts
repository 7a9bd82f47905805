import { CHANGE_KINDS } from '../../model/changelog/kinds';
import type { ChangelogQuery } from '../../model/changelog/query';

/** Names in the address. `q` opens the search of the site. */
const NAMES = ['text', 'kind', 'from', 'to'] as const;

/** @param search of an address, with or without its question mark */
export function readQuery(search: string): ChangelogQuery {
  const given = new URLSearchParams(search);
  const kinds = given.getAll('kind').flatMap((value) => value.split(','));
  return {
    text: given.get('text') ?? '',
    kinds: CHANGE_KINDS.filter((kind) => kinds.includes(kind)),
    from: given.get('from') ?? '',
    to: given.get('to') ?? '',
  };
}

/** The query of an address with another question in it; what else stands there stays. */
export function writeQuery(search: string, query: ChangelogQuery): string {
  const given = new URLSearchParams(search);
  NAMES.forEach((name) => given.delete(name));
  const values = {
    text: query.text.trim(),
    kind: query.kinds.join(','),
    from: query.from.trim(),
    to: query.to.trim(),
  };
  NAMES.forEach((name) => values[name] && given.set(name, values[name]));
  const text = given.toString().replace(/%2C/g, ',');
  return text ? `?${text}` : '';
}
