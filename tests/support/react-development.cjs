/**
 * A plugin of dumi for tests, named in the variable DUMI_PLUGINS: builds the site with the React
 * that warns, into the folder that the variable OUTPUT names.
 */
module.exports = function reactDevelopment(api) {
  api.modifyConfig((config) => ({ ...config, outputPath: process.env.OUTPUT }));
  api.chainWebpack((chain) => {
    for (const name of ['react', 'react-dom']) {
      chain.resolve.alias.set(
        `${name}$`,
        require.resolve(`${name}/cjs/${name}.development.js`),
      );
    }
    return chain;
  });
};
