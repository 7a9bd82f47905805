/** A plugin of dumi for tests, named in DUMI_PLUGINS: builds into the folder in the variable OUTPUT. */
module.exports = function outputFolder(api) {
  api.modifyConfig((config) => ({ ...config, outputPath: process.env.OUTPUT }));
};
