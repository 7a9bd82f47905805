/** Matches an import for which dumi names a shared chunk, with the imported module. */
const SHARED =
  /webpackChunkName:\s*"(?:meta__|(?:[^"]*__)?demos")[^*]*\*\/\s*(["'])([^"']+)\1/g;

/** A webpack loader for the modules in which dumi names chunks; see `chunk-names.ts`. */
module.exports = function chunkNamesLoader(source) {
  // dumi's loader returns nothing for a file that is only watched.
  if (source === null) return '';
  const { nameOf } = this.getOptions();
  return source.replace(
    SHARED,
    (_, quote, request) =>
      `webpackChunkName: "${nameOf(request)}" */ ${quote}${request}${quote}`,
  );
};
