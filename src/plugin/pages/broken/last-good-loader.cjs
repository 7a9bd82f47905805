/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: has a module stay as it
 * was made last while a demo of its page has a fault of syntax. `made` and `kept` come from
 * `last-good.ts`.
 */
module.exports = function lastGoodLoader(content, map) {
  const { made } = this.getOptions();
  made(this.resource, this.resourcePath, {
    content,
    map,
    files: this.getDependencies(),
  });
  this.callback(null, content, map);
};

module.exports.pitch = function pitch() {
  const last = this.getOptions().kept(this.resource, this.resourcePath);
  if (!last) return;
  last.files.forEach((file) => this.addDependency(file));
  this.callback(null, last.content, last.map);
};
