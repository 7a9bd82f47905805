const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Bundlers replace %NAME% with the value of a variable.
  '%': '&#37;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'%]/g, (character) => ENTITIES[character] ?? '');
}

/** Texts of a project's page. */
export interface PageTexts {
  /** Language of title and description, `en-US`. */
  lang: string;
  title: string;
  description: string;
}

/**
 * The document that a demo renders into, without its script, which depends on the
 * bundler.
 */
export function projectPage({ lang, title, description }: PageTexts): string {
  const about = description
    ? `\n    <meta name="description" content="${escapeHtml(description)}" />`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>${about}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}
