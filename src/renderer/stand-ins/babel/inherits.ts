/** A class as Babel writes it. */
interface Class {
  (...args: never[]): unknown;
  prototype: object;
}

/**
 * Babel's `inherits`: `class Derived extends Base`.
 * @throws TypeError where the base is neither a class nor null
 */
export default function inherits(derived: Class, base: Class | null): void {
  if (typeof base !== 'function' && base !== null) {
    throw new TypeError('Super expression must either be null or a function');
  }
  derived.prototype = Object.create(base && base.prototype, {
    constructor: { value: derived, writable: true, configurable: true },
  }) as object;
  Object.defineProperty(derived, 'prototype', { writable: false });
  if (base) Object.setPrototypeOf(derived, base);
}
