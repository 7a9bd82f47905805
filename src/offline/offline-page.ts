import type { OfflineWords } from './messages';

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/**
 * The document for a page that was never visited, while there is no network.
 * @param home address of the site's first page
 */
export function offlinePage(language: string, words: OfflineWords, home: string): string {
  const { title, text, retry, home: start } = words;
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="">${escapeHtml(retry)}</a></p>
<p><a href="${escapeHtml(home)}">${escapeHtml(start)}</a></p>
</main>
</html>
`;
}
