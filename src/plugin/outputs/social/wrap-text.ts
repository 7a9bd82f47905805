interface Space {
  /** Width of a text in pixels. */
  measure: (text: string) => number;
  /** Width of a line in pixels. */
  width: number;
  /** The most lines. */
  lines: number;
  /** Language tag of the text. */
  language: string;
}

const OPENING = /^[\p{Ps}\p{Pi}]+$/u;

/** The parts of a text between which a line may end; spaces stand at the end of a part. */
function partsOf(text: string, language: string): string[] {
  const parts: string[] = [];
  let isJoined = false;
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  for (const { segment, isWordLike = false } of words.segment(text)) {
    const isOpening = OPENING.test(segment);
    // Neither does a line begin with what closes, nor end with what opens.
    if (parts.length > 0 && (isJoined || (!isWordLike && !isOpening))) {
      parts[parts.length - 1] += segment;
    } else {
      parts.push(segment);
    }
    isJoined = isOpening;
  }
  return parts;
}

/** The longest beginning of a text that fits, at least one letter. */
function beginning(text: string, { measure, width, language }: Space): string {
  const letters = [...new Intl.Segmenter(language).segment(text)];
  let end = letters.length;
  const start = () =>
    letters
      .slice(0, end)
      .map(({ segment }) => segment)
      .join('');
  while (end > 1 && measure(start()) > width) end -= 1;
  return start();
}

/**
 * Breaks a text into lines that fit.
 * @returns at most as many lines as there is space for; the last one ends with "…" where text is
 * left out
 */
export function wrapText(text: string, space: Space): string[] {
  const { measure, width, lines: most, language } = space;
  const lines: string[] = [];
  let line = '';
  const parts = partsOf(text.replace(/\s+/g, ' ').trim(), language);
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    if (measure((line + part).trimEnd()) <= width) {
      line += part;
    } else if (line) {
      lines.push(line.trimEnd());
      line = '';
      parts.unshift(part);
    } else {
      const start = beginning(part, space);
      lines.push(start);
      parts.unshift(...[part.slice(start.length)].filter(Boolean));
    }
  }
  if (line) lines.push(line.trimEnd());
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const last = partsOf(kept.pop() ?? '', language);
  const ended = () => `${last.join('').replace(/[\s\p{Po}]+$/u, '')}…`;
  while (last.length > 1 && measure(ended()) > width) last.pop();
  return [...kept, ended()];
}
