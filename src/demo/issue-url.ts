/** Hosts reject longer addresses (GitHub at about 8,200 characters). */
const MAX_LENGTH = 7_999;
/** Longest title that a list of issues shows in full. */
const MAX_TITLE_LENGTH = 600;
const ELLIPSIS = encodeURIComponent('…');

/** URL-encodes a text, cut between characters if the result would exceed `longest`. */
function encoded(text: string, longest: number): string {
  // A lone surrogate cannot be encoded.
  const whole = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  if (whole.length <= longest) return whole;
  // Go back to the end of the last whole character, which takes up to four `%xx` groups.
  const cut = whole.slice(0, Math.max(0, longest - ELLIPSIS.length));
  for (let end = cut.length; end > 0; end -= 1) {
    try {
      decodeURIComponent(cut.slice(0, end));
      return cut.slice(0, end) + ELLIPSIS;
    } catch {
      // In the middle of a character.
    }
  }
  return '';
}

/**
 * The address of a new-issue form with title and body filled in, on GitHub and hosts like
 * it. The address is shorter than 8,000 characters: a long body is cut at its end.
 * @param issue.repository address of the repository, from `themeConfig.repository`
 * @param issue.body markdown
 * @returns undefined if there is no repository, or if it has no web page
 * @example issueUrl({ repository: 'https://github.com/a/b.git', title: 'Oh!', body: 'It is so.' })
 * // 'https://github.com/a/b/issues/new?title=Oh!&body=It%20is%20so.'
 */
export function issueUrl({
  repository = '',
  title,
  body,
}: {
  repository?: string;
  title: string;
  body: string;
}): string | undefined {
  if (!/^https?:\/\//.test(repository)) return undefined;
  const home = repository.replace(/[?#].*$/, '').replace(/(\.git)?\/*$/, '');
  const start = `${home}/issues/new?title=${encoded(title, MAX_TITLE_LENGTH)}&body=`;
  return start + encoded(body, MAX_LENGTH - start.length);
}
