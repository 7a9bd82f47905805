/**
 * What `object-assign`, which React 16 requires, gives in every browser that the site is built
 * for: their own.
 */
module.exports = Object.assign;
