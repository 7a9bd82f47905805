/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: calls `before` with
 * the path of a file, before the loaders of the file are loaded themselves. It changes nothing.
 */
module.exports = function pitchLoader(...content) {
  this.callback(null, ...content);
};

module.exports.pitch = function pitch() {
  this.getOptions().before(this.resourcePath);
};
