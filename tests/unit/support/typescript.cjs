// Tests in another environment, such as jsdom, load one of their own.
module.exports = globalThis.loadTypescript?.() ?? require('typescript/lib/typescript.js');
