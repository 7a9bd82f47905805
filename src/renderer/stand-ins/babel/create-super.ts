type Constructor = new (...args: unknown[]) => object;

/** Babel's `createSuper`: gives what stands for `super(...)` in a derived class. */
export default function createSuper(derived: object) {
  return function callSuper(this: object, ...args: unknown[]): object {
    const base = Object.getPrototypeOf(derived) as Constructor;
    const self = Object.getPrototypeOf(this) as { constructor: Constructor };
    return Reflect.construct(base, args, self.constructor) as object;
  };
}
