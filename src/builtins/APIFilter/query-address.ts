import { ROW_KINDS } from '../../model/reference/query';
import type { ReferenceQuery } from '../../model/reference/query';
import { withQuestion } from '../../ui/filter/with-question';

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

/** The query of an address with another question in it. `q` is not free: it opens the search. */
export function writeReferenceQuery(search: string, query: ReferenceQuery): string {
  return withQuestion(search, {
    text: query.text.trim(),
    in: query.isOfNames ? 'names' : '',
    since: query.since.trim(),
    kind: query.kinds.join(','),
  });
}
