const { TestEnvironment } = require('jest-environment-node');

/**
 * Gives all test files of a process one TypeScript: loading it takes longer than most files do.
 * `typescript.cjs` hands it to them.
 */
module.exports = class UnitEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadTypescript = () => require('typescript');
  }
};
