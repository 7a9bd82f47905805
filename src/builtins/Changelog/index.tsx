import '../../styles/parts/filter.css';
import './changelog.css';
import { ownVersion } from '@@/ledger/features';
import { OwnVersionChoice } from '@@/ledger/parts';
import { useLocation } from 'dumi';
import React, { useEffect, useState } from 'react';
import { CHANGE_KINDS } from '../../model/changelog/kinds';
import { isEmptyQuery } from '../../model/changelog/query';
import type { ChangelogQuery } from '../../model/changelog/query';
import { readOwnVersion } from '../../data/own-version';
import { useMessages } from '../../hooks/use-messages';
import { filterContents } from '../../ui/filter/filter-contents';
import { useFilter } from '../../ui/filter/use-filter';
import type { Filter } from '../../ui/filter/use-filter';
import { filterPage, versionsOf } from './filter-page';
import { followOwnVersion } from './own-version';
import { readQuery, writeQuery } from './query-address';

const filter: Filter<ChangelogQuery> = {
  read: readQuery,
  write: writeQuery,
  isEmpty: isEmptyQuery,
  show: (form, query) => {
    const page = form.closest('main');
    const left = page ? filterPage(page, query) : 0;
    filterContents();
    return left;
  },
};

interface Props {
  /** What it says, as JSON: labels, and the kinds that there are. The build writes it. */
  words?: string;
}

/** A filter for the changelog on its page: text, kinds and versions, all in the address. */
const Changelog: React.FC<Props> = ({ words = '{}' }) => {
  const t = useMessages();
  const label: Record<string, string> = JSON.parse(words);
  const [versions, setVersions] = useState<string[]>([]);
  const { query, count, fill, form } = useFilter(filter, useLocation());
  useEffect(() => {
    const page = form.ref.current?.closest('main');
    if (page) setVersions(versionsOf(page));
  }, [form.ref]);
  useEffect(
    () => (ownVersion ? followOwnVersion((from) => fill({ from })) : undefined),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `fill` reads the form
    [],
  );
  /** The reader's version, if it is why versions are hidden. */
  const own = ownVersion && query && readOwnVersion() === query.from ? query.from : '';
  const found = () =>
    own
      ? label.own?.replace('{version}', own).replace('{count}', String(count))
      : t('changelog.count', { count: count ?? 0 });
  return (
    <form
      className="ledger-filter ledger-changelog"
      data-own={own ? '' : undefined}
      {...form}
    >
      <label>
        <span>{label.filter}</span>
        <input type="search" name="text" defaultValue="" placeholder={label.hint} />
      </label>
      {(['from', 'to'] as const).map((name) => (
        <label key={name}>
          <span>{label[name]}</span>
          <input
            name={name}
            defaultValue=""
            list="ledger-versions"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
      ))}
      <datalist id="ledger-versions">
        {versions.map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
      <fieldset>
        <legend className="ledger-visually-hidden">{label.kinds}</legend>
        {CHANGE_KINDS.filter((kind) => label[kind]).map((kind) => (
          <label key={kind} data-kind={kind}>
            <input type="checkbox" name="kind" value={kind} />
            {label[kind]}
          </label>
        ))}
      </fieldset>
      <p>
        {ownVersion && <OwnVersionChoice />}
        <span>
          <output>{count === undefined ? '' : found()}</output>
          <button type="reset" hidden={count === undefined}>
            {own ? label.all : label.clear}
          </button>
        </span>
      </p>
    </form>
  );
};

export default Changelog;
