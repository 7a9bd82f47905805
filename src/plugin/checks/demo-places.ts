import { visit } from 'unist-util-visit';
import { demoTags, pageTags } from '../markdown/html/page-tags';
import { problemsAt } from './check';
import type { Check, LineProblem } from './check';

/** Finds demos in places where dumi does not look for them: it shows those of paragraphs alone. */
export const checkDemoPlaces: Check = (document, site) => {
  const faults: LineProblem[] = [];
  visit(document.tree, 'html', (node, _, parent) => {
    if (parent?.type === 'paragraph' || /<p[\s>]/i.test(node.value)) return;
    for (const { src, line, index, text } of demoTags(pageTags(document.text, node))) {
      // `checkHtml` tells of a tag without its end.
      if (!/^[^<]*<\/code/.test(document.text.slice(index + text.length))) continue;
      faults.push({
        code: 'demo-place',
        line,
        message: `<code src="${src}"> is inside another element, where no demo is shown.`,
        hint: `Write \`<code src="${src}"></code>\` in one line, with an empty line before and after it.`,
      });
    }
  });
  return problemsAt(document, site, faults);
};
