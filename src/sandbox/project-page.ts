const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Bundlers put the values of variables in the place of %NAME%.
  '%': '&#37;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"'%]/g, (character) => ENTITIES[character] ?? '');
}

/** The words of a project's page. */
export interface PageWords {
  /** Language of title and description, `en-US`. */
  lang: string;
  title: string;
  description: string;
}

/** The document that a demo is rendered into, without script: bundlers differ in that. */
export function projectPage({ lang, title, description }: PageWords): string {
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
