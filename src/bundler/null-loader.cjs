/**
 * A loader that returns an empty module. The import only makes the bundler watch the
 * file.
 */
module.exports = function nullLoader() {
  return '';
};
