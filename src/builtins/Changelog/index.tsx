import './changelog.css';
import { useLocation } from 'dumi';
import React, { useEffect, useRef, useState } from 'react';
import { CHANGE_KINDS } from '../../model/changelog/kinds';
import { isEmptyQuery } from '../../model/changelog/query';
import type { ChangelogQuery } from '../../model/changelog/query';
import { useMessages } from '../../hooks/use-messages';
import { filterContents, filterPage, versionsOf } from './filter-page';
import { readQuery, writeQuery } from './query-address';

/** Names of the fields are those in the address. */
function queryOf(form: HTMLFormElement): ChangelogQuery {
  const given = new URLSearchParams();
  form.querySelectorAll('input').forEach((input) => {
    if (input.type !== 'checkbox' || input.checked) given.append(input.name, input.value);
  });
  return readQuery(given.toString());
}

function fill(form: HTMLFormElement, query: ChangelogQuery): void {
  form.querySelectorAll('input').forEach((input) => {
    if (input.type === 'checkbox') input.checked = query.kinds.includes(input.value);
    else input.value = query[input.name as 'text' | 'from' | 'to'];
  });
}

/** Keeps the question in the address, without an entry in the history for each letter. */
function remember(query: ChangelogQuery): void {
  const { pathname, search, hash } = window.location;
  const next = writeQuery(search, query);
  if (next !== search)
    window.history.replaceState(window.history.state, '', pathname + next + hash);
}

interface Props {
  /** What it says, as JSON: labels, and the kinds that there are. The build writes it. */
  words?: string;
}

/**
 * A filter for the changelog on its page: text, kinds and versions, all in the address. Fields are
 * uncontrolled, so that hydration does not overwrite what was already typed.
 */
const Changelog: React.FC<Props> = ({ words = '{}' }) => {
  const t = useMessages();
  const label: Record<string, string> = JSON.parse(words);
  const { search } = useLocation();
  const [count, setCount] = useState<number>();
  const [versions, setVersions] = useState<string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const show = (query: ChangelogQuery) => {
    const page = form.current?.closest('main');
    if (!page) return;
    const left = filterPage(page, query);
    setCount(isEmptyQuery(query) ? undefined : left);
    filterContents();
  };
  const ask = () => {
    if (!form.current) return;
    const query = queryOf(form.current);
    show(query);
    remember(query);
  };
  useEffect(() => {
    const page = form.current?.closest('main');
    if (page) setVersions(versionsOf(page));
  }, []);
  useEffect(() => {
    if (!form.current) return;
    const asked = readQuery(search);
    if (isEmptyQuery(asked)) ask();
    else {
      fill(form.current, asked);
      show(asked);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per address
  }, [search]);
  return (
    <form
      className="ledger-changelog"
      role="search"
      ref={form}
      onChange={ask}
      onSubmit={(event) => event.preventDefault()}
      onReset={() => {
        // The fields are empty after the event.
        setTimeout(ask);
      }}
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
        <output>{count === undefined ? '' : t('changelog.count', { count })}</output>
        <button type="reset" hidden={count === undefined}>
          {label.clear}
        </button>
      </p>
    </form>
  );
};

export default Changelog;
