/**
 * A webpack loader, in plain JavaScript because the bundler loads it directly. Replaces a
 * module with the result of the option `make`, called with the module's text and path, and the files
 * that it depends on so far. It also depends on the file of the option `after`.
 */
module.exports = function makeLoader(source) {
  // dumi's loader returns nothing for a file that is only watched.
  if (source === null) return '';
  const { make, after } = this.getOptions();
  if (after) this.addDependency(after);
  return make(String(source), this.resourcePath, () => this.getDependencies());
};

/**
 * If the option `known` returns a text for the path, the loaders after this one are
 * skipped.
 */
module.exports.pitch = function knownModule() {
  return this.getOptions().known?.(this.resourcePath);
};
