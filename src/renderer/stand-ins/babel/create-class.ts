type Member = PropertyDescriptor & { key: PropertyKey };

function define(target: object, members: readonly Member[] = []): void {
  for (const { key, ...member } of members) {
    if ('value' in member) member.writable = true;
    // A property that is made so is not enumerable.
    Object.defineProperty(target, key, { ...member, configurable: true });
  }
}

/** Babel's `createClass`: adds the members of a class, and what is static. */
export default function createClass<T extends { prototype: object }>(
  made: T,
  members?: readonly Member[],
  statics?: readonly Member[],
): T {
  define(made.prototype, members);
  define(made, statics);
  return Object.defineProperty(made, 'prototype', { writable: false });
}
