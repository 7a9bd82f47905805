const base=require('./jest.config.cjs');
const u={...base.projects[0], rootDir: __dirname, transform:{'^.+\\.(t|j|mj)sx?$':undefined}};
u.transform={'^.+\\.(mjs|[jt]sx?)$': Object.values(base.projects[0].transform)[0]};
u.transformIgnorePatterns=['/node_modules/(?!(shiki|@shikijs|micromark[\\w-]*|mdast-util-[\\w-]*|unist-util-[\\w-]*|decode-named-character-reference|character-entities|hast-util-[\\w-]*|devlop|oniguruma-to-es|ccount|space-separated-tokens|comma-separated-tokens|property-information|html-void-elements|zwitch|stringify-entities|character-entities-[\\w-]*|oniguruma-parser|regex|regex-[\\w-]*|emoji-regex-xs|escape-string-regexp|markdown-table|trim-lines|vfile[\\w-]*)/)'];
module.exports=u;
