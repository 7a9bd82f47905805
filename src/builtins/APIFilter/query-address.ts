import { ROW_KINDS } from '../../model/reference/query';
import type { ReferenceQuery } from '../../model/reference/query';

/** Names in the address. `q` opens the search of the site. */
const NAMES = ['text', 'in', 'since', 'kind'] as const;

/** @param search of an address, with or without its question mark */
export function readReferenceQuery(search: string): ReferenceQuery {
  const given = new URLSearchParams(search);
  const kinds = given.getAll('kind').flatMap((value) => value.split(','));
  return {
    text: given.get('text') ?? '',
    isOfNames: given.get('in') === 'names',
    since: given.get('since') ?? '',
    kinds: ROW_KINDS.filter((kind) => kinds.includes(kind)),
  };
}

/** The query of an address with another question in it; what else stands there stays. */
export function writeReferenceQuery(search: string, query: ReferenceQuery): string {
  const given = new URLSearchParams(search);
  NAMES.forEach((name) => given.delete(name));
  const values = {
    text: query.text.trim(),
    in: query.isOfNames ? 'names' : '',
    since: query.since.trim(),
    kind: query.kinds.join(','),
  };
  NAMES.forEach((name) => values[name] && given.set(name, values[name]));
  const text = given.toString().replace(/%2C/g, ',');
  return text ? `?${text}` : '';
}
