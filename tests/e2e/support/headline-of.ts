import { readFileSync } from 'node:fs';
import { demoNames } from './pages';

/** Headlines of the demo pages by their titles. */
function headlinesIn(ending: string): Map<string, string> {
  return new Map(
    demoNames.flatMap((name): [string, string][] => {
      const text = readFileSync(`docs/demo/${name}${ending}`, 'utf8');
      const [, title, headline] = /^title: (.+)\nheadline: (.+)$/m.exec(text) ?? [];
      return title && headline ? [[title, headline]] : [];
    }),
  );
}

const english = headlinesIn('.md');
const chinese = headlinesIn('.zh-CN.md');

/**
 * The heading of a page that navigation calls by a title; the title for a page without a headline.
 * @param path of the page, which tells its language
 * @example headlineOf('scrollX') // 'Horizontal scrolling'
 */
export function headlineOf(title: string, path = '/'): string {
  return (path.startsWith('/zh-CN') ? chinese : english).get(title) ?? title;
}
