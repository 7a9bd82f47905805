import type { ConsoleLine } from '../thread/messages';

/** A line that a demo or a page writes to the console, with its name. */
export function textOfLine({ text, work }: Pick<ConsoleLine, 'text' | 'work'>): string {
  const name = work?.demo ? `the demo "${work.demo.name}"` : work?.page;
  return name ? `${name}: ${text}` : text;
}
