/**
 * A webpack loader, in plain JavaScript because the bundler loads it directly. Replaces a
 * module with the result of the option `make`, called with the module's text and path, and the files
 * that it depends on so far. It also depends on the files that the option `after` names, called with the
 * module's path.
 */
module.exports = function makeLoader(source) {
  // dumi's loader returns nothing for a file that is only watched.
  if (source === null) return '';
  const { make, after } = this.getOptions();
  after?.(this.resourcePath).forEach((file) => this.addDependency(file));
  return make(String(source), this.resourcePath, () => this.getDependencies());
};

/**
 * If the option `known` returns a text for the path, the loaders after this one are
 * skipped.
 */
module.exports.pitch = function knownModule() {
  return this.getOptions().known?.(this.resourcePath);
};
