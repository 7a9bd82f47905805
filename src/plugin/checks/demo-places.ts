import { visit } from 'unist-util-visit';
import { demoTags, pageTags } from '../markdown/html/page-tags';
import { shownDemos } from '../markdown/shown-demos';
import { problemsAt } from './check';
import type { Check, LineProblem } from './check';

/** Finds demos that ask for a place beside the hero of their page, which has one place at most. */
export const checkHeroDemos: Check = (document, site) => {
  const asking = shownDemos(document).filter(({ attributes }) => attributes.has('hero'));
  const hasHero = document.frontMatter.hero !== undefined;
  return problemsAt(
    document,
    site,
    asking.slice(hasHero ? 1 : 0).map(({ src, line }) => ({
      code: 'demo-place',
      line,
      message: hasHero
        ? `<code src="${src}"> is a second demo beside the hero.`
        : `<code src="${src}"> stands beside the hero, but the page has no \`hero\`.`,
      hint: hasHero
        ? 'Remove `hero` from it.'
        : 'Add `hero` to the front matter, or remove it from the demo.',
    })),
  );
};

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
