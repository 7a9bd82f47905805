import { useEffect, useRef, useState } from 'react';
import type React from 'react';
import { hashTarget, openFolds } from '../hash-target';

/** What a filter asks of a page, and how it does. */
export interface Filter<Query> {
  /** Reads a question from the query of an address. Fields have the names of its parameters. */
  read: (search: string) => Query;
  /** The query of an address with another question in it; what else stands there stays. */
  write: (search: string, query: Query) => string;
  isEmpty: (query: Query) => boolean;
  /** Shows what a question asks for, on the page with the form. @returns how much is left */
  show: (form: HTMLFormElement, query: Query) => number;
}

type Address = Pick<Location, 'search' | 'hash'>;

const inputsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll('input') ?? []),
];

function readForm<Query>(form: HTMLFormElement, { read }: Filter<Query>): Query {
  const given = new URLSearchParams();
  inputsOf(form).forEach((input) => {
    if (input.type !== 'checkbox' || input.checked) given.append(input.name, input.value);
  });
  return read(given.toString());
}

function fillForm<Query>(form: HTMLFormElement, query: Query, { write }: Filter<Query>) {
  const given = new URLSearchParams(write('', query));
  inputsOf(form).forEach((input) => {
    const value = given.get(input.name) ?? '';
    if (input.type === 'checkbox') input.checked = value.split(',').includes(input.value);
    else input.value = value;
  });
}

/** Keeps a question in the address, without an entry in the history for each letter. */
function remember<Query>(query: Query, { write }: Filter<Query>): void {
  const { pathname, search, hash } = window.location;
  const next = write(search, query);
  if (next !== search)
    window.history.replaceState(window.history.state, '', pathname + next + hash);
}

/**
 * A form that filters its page, with the question in the address. Fields are uncontrolled, so that
 * hydration does not overwrite what was already typed.
 * @returns the attributes of the form; the question and how much is left, both undefined without a
 *   question; `again`, for a page whose content has changed; and `fill`, which asks with other texts
 *   in some fields
 */
export function useFilter<Query>(filter: Filter<Query>, { search, hash }: Address) {
  const [asked, setAsked] = useState<{ query: Query; count: number }>();
  const ref = useRef<HTMLFormElement>(null);
  const shownHash = useRef(hash);
  const show = (form: HTMLFormElement, query: Query) => {
    const left = filter.show(form, query);
    setAsked(filter.isEmpty(query) ? undefined : { query, count: left });
  };
  const again = () => {
    if (ref.current) show(ref.current, readForm(ref.current, filter));
  };
  const ask = () => {
    if (!ref.current) return;
    again();
    remember(readForm(ref.current, filter), filter);
  };
  const fill = (values: Readonly<Record<string, string>>) => {
    inputsOf(ref.current).forEach((input) => {
      input.value = values[input.name] ?? input.value;
    });
    ask();
  };
  useEffect(() => {
    if (!ref.current) return;
    const query = filter.read(search);
    if (filter.isEmpty(query)) ask();
    else {
      fillForm(ref.current, query, filter);
      show(ref.current, query);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per address
  }, [search]);
  useEffect(() => {
    if (hash === shownHash.current) return;
    shownHash.current = hash;
    // A link on the page leads to what the question hides.
    const target = hashTarget(hash);
    if (!target?.closest('[hidden]') || !ref.current) return;
    ref.current.reset();
    setTimeout(() => {
      openFolds(target);
      target.scrollIntoView();
    });
  }, [hash]);
  const { query, count } = asked ?? {};
  const form: React.FormHTMLAttributes<HTMLFormElement> & {
    ref: typeof ref;
    'data-asked'?: true;
    'data-none'?: true;
  } = {
    ref,
    role: 'search',
    'data-asked': count === undefined ? undefined : true,
    'data-none': count === 0 ? true : undefined,
    onChange: ask,
    onSubmit: (event) => event.preventDefault(),
    onReset: ({ currentTarget }) => {
      // The button that was pressed goes.
      if (currentTarget.contains(document.activeElement))
        currentTarget.querySelector('input')?.focus();
      // The fields are empty after the event.
      setTimeout(ask);
    },
    onKeyDown: ({ key, nativeEvent, currentTarget }) => {
      if (key !== 'Escape' || nativeEvent.isComposing || count === undefined) return;
      nativeEvent.preventDefault();
      currentTarget.reset();
    },
  };
  return { query, count, again, fill, form };
}
