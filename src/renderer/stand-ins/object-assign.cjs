/**
 * Replaces `object-assign`, which React 16 requires, with the native function that every
 * supported browser has.
 */
module.exports = Object.assign;
