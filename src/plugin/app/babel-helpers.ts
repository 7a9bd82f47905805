import { join } from 'node:path';
import { THEME_ROOT } from '../host';

/** Helpers of `@babel/runtime` that libraries import, and the theme's own of the same meaning. */
const HELPERS = {
  createClass: 'create-class',
  createSuper: 'create-super',
  defineProperty: 'define-property',
  extends: 'extends',
  inherits: 'inherits',
  objectSpread2: 'object-spread',
  objectWithoutProperties: 'object-without-properties',
  slicedToArray: 'sliced-to-array',
  toConsumableArray: 'to-consumable-array',
};

/**
 * Aliases of Babel's helpers: those are written for browsers without ES2015, which is a kilobyte of
 * each page with a demo that no browser of today runs.
 */
export const BABEL_HELPERS: Record<string, string> = Object.fromEntries(
  Object.entries(HELPERS).map(([name, file]) => [
    `@babel/runtime/helpers/esm/${name}$`,
    join(THEME_ROOT, 'renderer/stand-ins/babel', file),
  ]),
);
