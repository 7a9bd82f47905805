/**
 * A loader that has its module made at each start of the development server, as the loaders before it
 * know more than files: it depends on the file of the option `start`, which changes then.
 */
module.exports = function madeAtStart(...made) {
  this.addDependency(this.getOptions().start);
  this.callback(null, ...made);
};
