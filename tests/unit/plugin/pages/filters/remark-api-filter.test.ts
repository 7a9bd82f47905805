import remarkApiFilter from '../../../../../src/plugin/pages/filters/remark-api-filter';
import { nodesOfType, parseTree } from '../../../../../src/plugin/markdown/tree';
import { LOCALES } from '../../../support/locales';

const words = {
  'en-US': { 'markdown.api.filter': 'Filter "this" & that' },
  'zh-CN': { 'markdown.api.filter': '筛选' },
};

/** What the tags of a page say. */
function said(text: string, file: string) {
  const tree = parseTree(text);
  const step = remarkApiFilter.call(
    { data: () => `/site/docs/${file}` },
    { locales: LOCALES, words },
  );
  step(tree);
  return nodesOfType('html', tree).map(({ value }) => value);
}

test('the filter gets its words in the language of its page, and other tags none', () => {
  const text = '<API id="A"></API>\n\n<APIFilter></APIFilter>\n';
  const [other, , english = ''] = said(text, 'a.md');
  expect(other).toBe('<API id="A">');
  expect(english).toMatch(
    /^<APIFilter words="\{&quot;filter&quot;:&quot;Filter \\&quot;this\\&quot; &amp; that&quot;/,
  );
  expect(said(text, 'a.zh-CN.md')[2]).toContain('&quot;filter&quot;:&quot;筛选&quot;');
});
