/** Hosts answer longer addresses with an error (GitHub at some 8,200 characters). */
const LONGEST = 7_999;
/** What of a title is read in a list of issues. */
const LONGEST_TITLE = 600;
const MORE = encodeURIComponent('…');

/** A text as part of an address, cut between characters where it would be longer than said. */
function encoded(text: string, longest: number): string {
  // Half a pair of surrogates cannot be encoded.
  const whole = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  if (whole.length <= longest) return whole;
  // Back to before the last character, which stands in up to four groups of `%xx`.
  const cut = whole.slice(0, Math.max(0, longest - MORE.length));
  for (let end = cut.length; end > 0; end -= 1) {
    try {
      decodeURIComponent(cut.slice(0, end));
      return cut.slice(0, end) + MORE;
    } catch {
      // In the midst of a character.
    }
  }
  return '';
}

/**
 * The address at which a new issue is written, with its title and body filled in, for GitHub and
 * hosts like it. It is shorter than 8,000 characters: the end of a long body is cut.
 * @param issue.repository address of the repository, as `themeConfig.repository` has it
 * @param issue.body markdown
 * @returns undefined where there is no repository, or none that has a page
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
  const start = `${home}/issues/new?title=${encoded(title, LONGEST_TITLE)}&body=`;
  return start + encoded(body, LONGEST - start.length);
}
