import { toHtml } from 'hast-util-to-html';
import { fileTree } from '../../../../src/plugin/pages/file-tree';
import { element, text } from '../../support/page-tree';

test('nested lists become folders, which are open, and files', () => {
  const tree = element('Tree', [
    text('\n'),
    element('ul', [
      text('\n'),
      element('li', [
        text('src'),
        element('small', [text('code')]),
        element('ul', [element('li', [text('a.ts')])]),
      ]),
      element('li', [text('empty'), element('ul')]),
      element('li', [text('package.json')]),
    ]),
  ]);
  fileTree(tree);
  expect(toHtml({ type: 'root', children: tree.children }).trim()).toBe(
    '<ul><li><details open><summary>src<small>code</small></summary><ul><li>a.ts</li></ul></details></li>' +
      '<li><details open><summary>empty</summary><ul></ul></details></li>' +
      '<li>package.json</li></ul>',
  );
});
