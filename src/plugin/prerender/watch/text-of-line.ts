import type { ConsoleLine } from '../thread/messages';

/** More lines of one text would bury what the build itself says. */
const MOST_LINES = 20;

/** The first lines of a text, and how many more it has; the browser's console shows all. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  const more = lines.length - MOST_LINES;
  if (more <= 1) return text;
  return [...lines.slice(0, MOST_LINES), `… and ${more} more lines.`].join('\n');
}

/** What a demo or a page writes to the console, with its name. */
export function textOfLine({ text, work }: Pick<ConsoleLine, 'text' | 'work'>): string {
  const name = work?.demo ? `the demo "${work.demo.name}"` : work?.page;
  return name ? `${name}: ${firstLines(text)}` : text;
}
