/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: compiles a file of a
 * demo as it was last without a fault. `lastText` comes from `last-good.ts`.
 */
module.exports = function lastTextLoader(source, map) {
  const text = this.getOptions().lastText(String(source), this.resourcePath);
  // No result of the file as it is, so it is not to be kept for the next start.
  if (text !== undefined) this.cacheable(false);
  this.callback(null, text ?? source, map);
};
