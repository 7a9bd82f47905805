import { CHANGE_KINDS } from '../../model/changelog/kinds';
import type { ChangelogQuery } from '../../model/changelog/query';
import { withQuestion } from '../../ui/filter/with-question';

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

/** The query of an address with another question in it. `q` is not free: it opens the search. */
export function writeQuery(search: string, query: ChangelogQuery): string {
  return withQuestion(search, {
    text: query.text.trim(),
    kind: query.kinds.join(','),
    from: query.from.trim(),
    to: query.to.trim(),
  });
}
