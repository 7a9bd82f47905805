import { normalizePath } from '../../model/page';
import type { Problem } from '../../model/problem';
import { suggest } from '../../model/text/suggest';
import type { PageDocument } from '../markdown/document';
import { lineOfKey } from '../markdown/front-matter';
import type { Site } from '../site/read-site';
import { problemsAt } from './check';
import type { Check } from './check';

/** Finds pages that are to follow one which does not exist, or which follows another one itself. */
function orderProblems(document: PageDocument, site: Site): Problem[] {
  const { after } = document.frontMatter;
  if (after === undefined) return [];
  const path = normalizePath(after);
  const target = site.pages.find((page) => page.path === path);
  if (target && !target.after) return [];
  const near = suggest(
    path,
    site.pages.map((page) => page.path),
  );
  const fault = target
    ? {
        message: `\`after\` names ${path}, which itself follows ${target.after}.`,
        hint: 'Name a page that keeps its place, or give this page a lower `order`.',
      }
    : {
        message: `\`after\` names ${path}, which is no page.`,
        hint: near ? `Did you mean \`${near}\`?` : 'Write the address of a page.',
      };
  const line = lineOfKey(document.written, 'after');
  return problemsAt(document, site, [{ code: 'reading-order', line, ...fault }]);
}

/** Finds unusable front matter. */
export const checkFrontMatter: Check = (document, site) => [
  ...document.frontMatterProblems,
  ...orderProblems(document, site),
];
