// All that `src/` takes of it. The whole is a bundle that a third of all test files would load.
exports.lodash = require('@umijs/utils/compiled/lodash');
exports.semver = require('@umijs/utils/compiled/semver');
