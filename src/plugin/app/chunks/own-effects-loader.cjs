const { dirname, resolve } = require('node:path');

/** `import './colors.css';`, as compilers write it. */
const EFFECT = /^import\s*(["'])[^"'\n]+\1;?[ \t]*$/gm;

/** The module of an import or export with names, as compilers write it. */
const FROM = /\bfrom\s*(["'])([^"'\n]+)\1/g;

/** A path without the ending of a script, and without `index`. */
const bare = (path) => path.replace(/\.[cm]?[jt]sx?$/, '').replace(/[\\/]index$/, '');

/**
 * A bundler's loader, in plain JavaScript because the bundler loads it directly; it comes after what
 * compiles a script. Adds to a script that imports from one of the site's own entries an import of the
 * entry's effects, and makes the module of these: what the entry imports without a name.
 * Options: `entries`, and `query`, which says that the effects are asked for.
 */
module.exports = function ownEffects(source, map) {
  const { entries, query } = this.getOptions();
  if (this.resourceQuery === query) {
    this.callback(null, (String(source).match(EFFECT) ?? []).join('\n'));
    return;
  }
  const folder = dirname(this.resourcePath);
  const requests = [...String(source).matchAll(FROM)].map(([, , request]) => request);
  const imports = ({ file, names }) =>
    file !== this.resourcePath &&
    requests.some((request) =>
      request.startsWith('.')
        ? bare(resolve(folder, request)) === bare(file)
        : names.includes(request),
    );
  const lines = entries
    .filter(imports)
    .map(({ file }) => `import ${JSON.stringify(file + query)};`);
  // On its first line, so that the map stays true.
  this.callback(null, lines.join('') + source, map);
};
