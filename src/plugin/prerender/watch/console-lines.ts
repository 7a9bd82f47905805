import type { ConsoleLine } from '../thread/messages';

/** Prints a line of a level. */
type Logger = Record<Exclude<ConsoleLine['level'], 'log'>, (text: string) => void>;

/** More lines of one text would bury what the build itself says. */
const MOST_LINES = 20;

/** The first lines of a text, and how many more it has; the browser's console shows all. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  const more = lines.length - MOST_LINES;
  if (more <= 1) return text;
  return [...lines.slice(0, MOST_LINES), `… and ${more} more lines.`].join('\n');
}

/** The text of a line after the name of the demo or the page that wrote it. */
function textOfLine({ text, work }: ConsoleLine): string {
  const name = work?.demo ? `the demo "${work.demo.name}"` : work?.page;
  return name ? `${name}: ${firstLines(text)}` : text;
}

/**
 * Prints what demos and pages write to the console. What several pages write, as a layout of the site's
 * own does, is printed once.
 */
export function consoleLines(logger: Logger): {
  add: (line: ConsoleLine) => void;
  end: () => void;
} {
  const print = (level: ConsoleLine['level'], text: string) =>
    logger[level === 'log' ? 'info' : level](text);
  const ofPages = new Map<string, ConsoleLine & { others: number }>();
  return {
    add(line) {
      const key = `${line.level} ${line.text}`;
      const first = line.work?.demo ? undefined : ofPages.get(key);
      if (first) {
        first.others += 1;
        return;
      }
      if (!line.work?.demo) ofPages.set(key, { ...line, others: 0 });
      print(line.level, textOfLine(line));
    },
    /** Says how many pages have written the same, when all are rendered. */
    end() {
      for (const { level, text, work, others } of ofPages.values()) {
        const pages = others === 1 ? '1 more page' : `${others} more pages`;
        if (others && work) print(level, `${pages} wrote: ${text.split('\n')[0]}`);
      }
    },
  };
}
