import createClass from '../../../../src/renderer/stand-ins/babel/create-class';
import createSuper from '../../../../src/renderer/stand-ins/babel/create-super';
import defineProperty from '../../../../src/renderer/stand-ins/babel/define-property';
import extend from '../../../../src/renderer/stand-ins/babel/extends';
import inherits from '../../../../src/renderer/stand-ins/babel/inherits';
import objectSpread from '../../../../src/renderer/stand-ins/babel/object-spread';
import withoutProperties from '../../../../src/renderer/stand-ins/babel/object-without-properties';
import slicedToArray from '../../../../src/renderer/stand-ins/babel/sliced-to-array';
import toConsumableArray from '../../../../src/renderer/stand-ins/babel/to-consumable-array';

type Helper = (...args: never[]) => unknown;

/** The helper that a library imports where nothing stands in. */
function babels<T = Helper>(name: string): T {
  const path = `@babel/runtime/helpers/esm/${name}`;
  return jest.requireActual<{ default: T }>(path).default;
}

/** A helper by Babel's name and the theme's own, with calls that make their arguments anew. */
type Case = [name: string, own: Helper, calls: (() => unknown[])[]];

const KEY = Symbol('key');
const hidden = () => Object.defineProperty({ a: 1 }, 'b', { value: 2 });
const inherited = () =>
  Object.create({ a: 1 }, Object.getOwnPropertyDescriptors({ b: 2 }));
const one = () => 1;
const getter = () =>
  Object.defineProperty({}, 'a', { get: one, enumerable: true, configurable: true });
const setter = () => ({
  get a() {
    return 1;
  },
  set a(_: number) {
    throw new Error('Nobody may call it.');
  },
});

const CASES: Case[] = [
  ['extends', extend, [() => [{ a: 1 }, { b: 2 }, null, { a: 3 }]]],
  [
    'objectSpread2',
    objectSpread,
    [
      () => [{}, { a: 1, [KEY]: 2 }],
      () => [{ a: 1 }, undefined],
      () => [{}, null, null, { a: 1 }],
      () => [{}, hidden()],
      () => [{}, inherited(), inherited()],
      () => [{}, getter()],
      () => [{}, {}, getter()],
      () => [{}, 'ab'],
      () => [{}, JSON.parse('{"__proto__":1}')],
      () => [getter(), { a: 2 }],
      () => [setter(), { a: 2 }],
      () => [{ a: 1 }, { b: 2 }, { a: 3 }, { a: 4, [KEY]: 5 }],
      () => [{}, { b: 1 }, getter(), { a: 2, b: 3 }],
      () => [{ b: 1 }, { b: 2 }, setter(), { a: 2 }, {}, JSON.parse('{"__proto__":1}')],
    ],
  ],
  [
    'objectWithoutProperties',
    withoutProperties,
    [
      () => [{ a: 1, b: 2, [KEY]: 3 }, ['a']],
      () => [{ a: 1, [KEY]: 3 }, [KEY]],
      () => [hidden(), ['c']],
      () => [inherited(), ['c']],
      () => [null, ['a']],
      () => [undefined, []],
    ],
  ],
  [
    'defineProperty',
    defineProperty,
    [
      () => [{}, 'a', 1],
      () => [{ a: 1 }, 'a', 2],
      () => [getter(), 'a', 2],
      () => [{}, KEY, 1],
      () => [{}, 1, 1],
    ],
  ],
  [
    'slicedToArray',
    slicedToArray,
    [
      () => [[1, 2, 3], 2],
      () => [new Set([1, 2, 3]), 2],
      () => [new Map([[1, 2]]), 1],
      () => ['abc', 2],
      () => [new Set([1]), 3],
      () => [new Set([1]), undefined],
      () => [new Set([1]), 0],
      () => [null, 1],
      () => [{}, 1],
    ],
  ],
  [
    'toConsumableArray',
    toConsumableArray,
    [
      () => [[1, 2]],
      () => [[1, , 2]],
      () => [new Set([1, 2])],
      () => ['ab'],
      () => [undefined],
      () => [{}],
    ],
  ],
];

/** What a call gives, with the descriptors of its own properties, or that it throws a TypeError. */
function outcome(helper: Helper, args: unknown[]): unknown {
  try {
    const value = (helper as (...all: unknown[]) => object)(...args);
    return {
      value,
      own: Object.getOwnPropertyDescriptors(value),
      same: value === args[0],
    };
  } catch (error) {
    return (error as Error).name;
  }
}

const ALL = CASES.flatMap(([name, own, calls]) =>
  calls.map((make, at) => ({ name, at, own, make })),
);

test.each(ALL)("$name, call $at, gives what Babel's own gives", ({ name, own, make }) => {
  expect(outcome(own, make())).toEqual(outcome(babels(name), make()));
});

test.each([
  ['the theme', slicedToArray],
  ['Babel', babels<typeof slicedToArray>('slicedToArray')],
])('slicedToArray of %s takes no more than is wanted and closes', (_, slice) => {
  const notes: string[] = [];
  const values = function* () {
    try {
      for (const value of ['a', 'b', 'c']) {
        notes.push(value);
        yield value;
      }
    } finally {
      notes.push('closed');
    }
  };
  expect(slice(values(), 2)).toEqual(['a', 'b']);
  expect(notes).toEqual(['a', 'b', 'closed']);
});

interface Helpers {
  createClass: typeof createClass;
  createSuper: typeof createSuper;
  inherits: typeof inherits;
}

/** A class over a native one, as Babel compiles it. */
function compiled(helpers: Helpers) {
  class Base {
    constructor(readonly name: string) {}
    static kind(): string {
      return 'base';
    }
    hello(): string {
      return `I am ${this.name}`;
    }
  }
  type Made = Base & { loud: string; size: number };
  type Compiled = { (): void; prototype: object } & (new (name: string) => Made) &
    typeof Base;
  const Derived = function Derived(this: object, name: string) {
    return callSuper.call(this, `${name}!`);
  } as unknown as Compiled;
  helpers.inherits(Derived, Base as never);
  const callSuper = helpers.createSuper(Derived);
  helpers.createClass(
    Derived,
    [
      {
        key: 'loud',
        get(this: Made) {
          return this.hello().toUpperCase();
        },
      },
      { key: 'size', value: 3 },
    ],
    [{ key: 'own', value: 'static' }],
  );
  return { Base, Derived };
}

test.each<[string, Helpers]>([
  ['the theme', { createClass, createSuper, inherits }],
  [
    'Babel',
    {
      createClass: babels('createClass'),
      createSuper: babels('createSuper'),
      inherits: babels('inherits'),
    },
  ],
])('a class made by the helpers of %s is one', (_, helpers) => {
  const { Base, Derived } = compiled(helpers);
  const made = new Derived('Ada');
  expect(made).toBeInstanceOf(Derived);
  expect(made).toBeInstanceOf(Base);
  expect([made.name, made.hello(), made.loud, made.size]).toEqual([
    'Ada!',
    'I am Ada!',
    'I AM ADA!',
    3,
  ]);
  expect(Derived.kind()).toBe('base');
  expect(Object.getPrototypeOf(Derived)).toBe(Base);
  expect(Object.getOwnPropertyDescriptor(Derived, 'own')).toEqual({
    value: 'static',
    writable: true,
    enumerable: false,
    configurable: true,
  });
  expect(Object.getOwnPropertyDescriptor(Derived.prototype, 'loud')).toMatchObject({
    enumerable: false,
    configurable: true,
  });
  expect(Object.getOwnPropertyDescriptor(Derived, 'prototype')?.writable).toBe(false);
  expect(() => helpers.inherits(Derived, 1 as never)).toThrow(TypeError);
});
