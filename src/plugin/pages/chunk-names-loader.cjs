const { createHash } = require('node:crypto');
const { basename } = require('node:path');

/** Matches an import for which dumi names a shared chunk, with the imported module. */
const SHARED =
  /webpackChunkName:\s*"(?:meta__|(?:[^"]*__)?demos")[^*]*\*\/\s*(["'])([^"']+)\1/g;

/**
 * The name of a chunk: the file's name, to recognize it in a network panel, and a few
 * letters of a hash of its path, because two folders may contain files of the same name.
 */
function chunkName(request) {
  const [path, query = ''] = request.split('?');
  const kind = /type=(\w+)/.exec(query)?.[1] ?? 'demo';
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `${basename(path).replace(/\.\w+$/, '')}-${kind}-${hash}`;
}

/** A webpack loader for the modules in which dumi names chunks; see `page-chunks.ts`. */
module.exports = function pageChunksLoader(source) {
  // dumi's loader returns nothing for a file that is only watched.
  if (source === null) return '';
  return source.replace(
    SHARED,
    (_, quote, request) =>
      `webpackChunkName: "${chunkName(request)}" */ ${quote}${request}${quote}`,
  );
};
