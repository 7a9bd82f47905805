/** An import of a style sheet by a name: `import styles from './a.less'`. */
const NAMED =
  /(\bimport\s+(?!type\b)[\w$*{][^'";]*?\bfrom\s*)(['"])([^'"?]+\.(?:css|less|sass|scss|styl|stylus))\2/g;

/**
 * Marks style sheets whose names a file asks for, as umi's Babel plugin for `autoCSSModules` does:
 * these are compiled as CSS modules.
 */
module.exports = function markCssModules(source) {
  return source.replace(NAMED, '$1$2$3?modules$2');
};
