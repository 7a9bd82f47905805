import type { z } from 'zod';
import type { Problem } from '../../model/problem';
import { suggest } from '../../model/text/suggest';
import { fieldAt, keysAt } from './fields';
import type { Path } from './fields';

/** Where a value was written, and how problems name it. */
export interface Origin {
  code: string;
  /** The code of a key that is not known; the same unless said. */
  codeOfKey?(path: Path, key: string, near?: string): string;
  /** Relative to the site's root. */
  file: string;
  /** The value as a whole, as the subject of a sentence: "this file". */
  subject: string;
  /** What stands before a key; nothing unless said. */
  prefix?: string;
  /** The line of a key, from 1; of the nearest one around it where the key is not there. */
  lineOf(path: Path): number;
}

type Issue = z.core.$ZodIssue;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** @example eitherOf(['a', 'b', 'c']) // 'a, b or c' */
function eitherOf(words: readonly string[]): string {
  return words.length < 2
    ? words.join()
    : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** A value that must be, for a schema that does not say it in its own words. */
const expectation: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') {
    return eitherOf(issue.values.map((value) => JSON.stringify(value)));
  }
  return undefined;
};

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined,
    value,
  );
}

const LONGEST = 60;

/** @example described('first') // 'the text "first"' */
function described(value: unknown): string {
  if (value === null || value === undefined) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') {
    const text = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
    return `the text ${JSON.stringify(text)}`;
  }
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * A path as code has it.
 * @example written(['nav', 0, 'my title']) // 'nav[0]["my title"]'
 */
function written(path: Path): string {
  return path.reduce<string>((before, key) => {
    if (typeof key === 'number') return `${before}[${key}]`;
    const name = String(key);
    if (!/^[\w$-]+$/.test(name)) return `${before}[${JSON.stringify(name)}]`;
    return before ? `${before}.${name}` : name;
  }, '');
}

/** The issues inside the one form of a union that the value is meant to have, if one is clear. */
function withoutUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const meant = issue.errors.find(
    (form) => form.length > 0 && form.every(({ path }) => path.length > 0),
  );
  if (!meant) return [issue];
  return meant.flatMap((one) =>
    withoutUnion({ ...one, path: [...issue.path, ...one.path] }),
  );
}

/**
 * Everything in a value that its schema does not allow, each with its place, what is wrong, and an
 * example or the name that was probably meant.
 * @param schema its `error` texts say what a value must be, as in "`order` must be a number"
 */
export function problemsOf(
  schema: z.ZodType,
  value: unknown,
  { code, codeOfKey = () => code, file, subject, prefix = '', lineOf }: Origin,
): Problem[] {
  const { error } = schema.safeParse(value, { error: expectation });
  const nameOf = (path: Path): string =>
    path.length > 0 ? `\`${prefix}${written(path)}\`` : subject;

  const unknownKey = (path: Path, key: string): Problem => {
    const known = keysAt(schema, path);
    const near = suggest(key, known);
    return {
      code: codeOfKey(path, key, near),
      file,
      line: lineOf([...path, key]),
      message: `${nameOf(path)} has an unknown key \`${key}\`.`,
      hint: near ? `Did you mean \`${near}\`?` : `Known are ${known.join(', ')}.`,
    };
  };

  const wrongValue = ({ path, message }: Issue): Problem => {
    const found = valueAt(value, path);
    const place = { code, file, line: lineOf(path) };
    const example = fieldAt(schema, path)?.example;
    const key = path.at(-1);
    if (found === undefined && key !== undefined) {
      return {
        ...place,
        message: `${nameOf(path.slice(0, -1))} has no \`${String(key)}\`.`,
        hint: example ? `Add, for example, \`${example}\`.` : `Add \`${String(key)}\`.`,
      };
    }
    return {
      ...place,
      message: `${nameOf(path)} must be ${message}, but is ${described(found)}.`,
      hint: example ? `Write, for example, \`${example}\`.` : '',
    };
  };

  const problems = (error?.issues ?? [])
    .flatMap(withoutUnion)
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => unknownKey(issue.path, key))
        : wrongValue(issue),
    );
  // A value can break two rules of its schema, which says the same of both.
  return problems.filter(
    ({ message }, index) =>
      problems.findIndex((other) => other.message === message) === index,
  );
}

/** A copy of plain objects and lists, which may be changed. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, copyOf(inner)]),
  );
}

/** Removes what is at a path, or what is nearest around it. */
function removeAt(value: unknown, path: Path): void {
  const key = path.at(-1);
  if (key === undefined) return;
  const around = valueAt(value, path.slice(0, -1));
  if (Array.isArray(around) && Number(key) < around.length) around.splice(Number(key), 1);
  else if (Array.isArray(around) || !around || !Object.hasOwn(around, key)) {
    removeAt(value, path.slice(0, -1));
  } else Reflect.deleteProperty(around, key);
}

/**
 * What can be used of an object: without keys that are not known, and without values that are
 * wrong. What cannot be without such a value goes with it.
 * @param schema every key of it must be optional
 */
export function usableOf<Output>(
  schema: z.ZodType<Output>,
  value: Readonly<Record<string, unknown>>,
): Output {
  const usable = copyOf(value);
  for (;;) {
    const { success, data, error } = schema.safeParse(usable);
    if (success) return data;
    // Each removal can change the places of the others.
    const [issue] = error.issues.slice(0, 1).flatMap(withoutUnion);
    if (!issue) return schema.parse({});
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    if (keys) keys.forEach((key) => removeAt(usable, [...issue.path, key]));
    else if (issue.path.length > 0) removeAt(usable, issue.path);
    else return schema.parse({});
  }
}
