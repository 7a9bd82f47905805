import '../../styles/parts/filter.css';
import './api-filter.css';
import { ownVersion } from '@@/ledger/features';
import { OwnVersionChoice } from '@@/ledger/parts';
import { useLocation } from 'dumi';
import React, { useEffect, useState } from 'react';
import { compareVersions } from '../../model/changelog/version';
import { asksNothing, ROW_KINDS } from '../../model/reference/query';
import type { ReferenceQuery } from '../../model/reference/query';
import { filterContents } from '../../ui/filter/filter-contents';
import { useFilter } from '../../ui/filter/use-filter';
import type { Filter } from '../../ui/filter/use-filter';
import { filterRows, versionsBelow } from './filter-rows';
import { readReferenceQuery, writeReferenceQuery } from './query-address';

const filter: Filter<ReferenceQuery> = {
  read: readReferenceQuery,
  write: writeReferenceQuery,
  isEmpty: asksNothing,
  show: (form, query) => {
    const left = filterRows(form, query);
    filterContents();
    return left;
  },
};

/** True if one of some nodes brings a reference. */
const bringsReference = (nodes: NodeList) =>
  [...nodes].some(
    (node) =>
      node instanceof Element &&
      (node.matches('.ledger-api') || node.querySelector('.ledger-api')),
  );

interface Props {
  /** What it says, as JSON. The build writes it. */
  words?: string;
}

/**
 * A filter for the references below it: name, text, version and deprecation, all in the address:
 * `<APIFilter></APIFilter>`.
 */
const APIFilter: React.FC<Props> = ({ words = '{}' }) => {
  const label: Record<string, string> = JSON.parse(words);
  const [versions, setVersions] = useState<string[]>([]);
  const { count, again, form } = useFilter(filter, useLocation());
  useEffect(() => {
    const element = form.ref.current;
    if (!element?.parentElement) return;
    const list = () => setVersions(versionsBelow(element, compareVersions));
    list();
    // References load after their page when a reader follows a link to it.
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ addedNodes }) => bringsReference(addedNodes))) return;
      list();
      again();
    });
    observer.observe(element.parentElement, { childList: true, subtree: true });
    return () => observer.disconnect();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `again` reads the form
  }, []);
  return (
    <form className="ledger-filter ledger-api-filter" {...form}>
      <label>
        <span>{label.filter}</span>
        <input type="search" name="text" defaultValue="" placeholder={label.hint} />
      </label>
      <label>
        <span>{label.since}</span>
        <input
          name="since"
          defaultValue=""
          list="ledger-since"
          autoComplete="off"
          spellCheck={false}
        />
      </label>
      <datalist id="ledger-since">
        {versions.map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
      <fieldset>
        <legend className="ledger-visually-hidden">{label.kinds}</legend>
        <label>
          <input type="checkbox" name="in" value="names" />
          {label.names}
        </label>
        {ROW_KINDS.map((kind) => (
          <label key={kind}>
            <input type="checkbox" name="kind" value={kind} />
            {label[kind]}
          </label>
        ))}
      </fieldset>
      <p>
        {ownVersion && <OwnVersionChoice />}
        <output>{count === 0 ? label.none : count && `${label.found} ${count}`}</output>
        <button type="reset" hidden={count === undefined}>
          {label.clear}
        </button>
      </p>
    </form>
  );
};

export default APIFilter;
