const { createHash } = require('node:crypto');
const { basename } = require('node:path');

/** An import of which dumi says in which shared chunk it shall be, and the module it imports. */
const SHARED =
  /webpackChunkName:\s*"(?:meta__|(?:[^"]*__)?demos")[^*]*\*\/\s*(["'])([^"']+)\1/g;

/**
 * The name of a chunk: the file's own, so that it can be told in a network panel, and a few
 * letters of its path, since two folders may hold files of one name.
 */
function chunkName(request) {
  const [path, query = ''] = request.split('?');
  const kind = /type=(\w+)/.exec(query)?.[1] ?? 'demo';
  const hash = createHash('sha256').update(path).digest('hex').slice(0, 4);
  return `${basename(path).replace(/\.\w+$/, '')}-${kind}-${hash}`;
}

/** A webpack loader over the modules in which dumi names chunks; see `page-chunks.ts`. */
module.exports = function pageChunksLoader(source) {
  // dumi's loader gives nothing where a file is only watched.
  if (source === null) return '';
  return source.replace(
    SHARED,
    (_, quote, request) =>
      `webpackChunkName: "${chunkName(request)}" */ ${quote}${request}${quote}`,
  );
};
