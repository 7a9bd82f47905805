/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: the module becomes
 * what the option `make` makes of its text and path.
 */
module.exports = function makeLoader(source) {
  // dumi's loader gives nothing where a file is only watched.
  if (source === null) return '';
  return this.getOptions().make(String(source), this.resourcePath);
};

/** Where the option `known` gives a text for the path, the loaders after this one are not asked. */
module.exports.pitch = function knownModule() {
  return this.getOptions().known?.(this.resourcePath);
};
