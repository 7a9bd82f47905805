const START = /<script(?=[\s>])([^>]*)/g;

/** True for a type that browsers run, which is also that of an element that names none. */
function isCode(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1]?.trim().toLowerCase();
  return (
    type === undefined || /^(|module|(text|application)\/(java|ecma)script)$/.test(type)
  );
}

/**
 * The same HTML from React, with script elements that the document does not run: React, in the
 * browser, adds them without running them.
 * @param reactMajor from 19 on, React loads the file of an element that is `async`
 */
export function inertScripts(html: string, reactMajor: number): string {
  return html.replace(START, (start, attributes: string) => {
    const isLoaded =
      reactMajor >= 19 && /\sasync\b/.test(attributes) && /\ssrc=/.test(attributes);
    if (isLoaded || !isCode(attributes)) return start;
    // Of two attributes with one name, browsers take the first.
    return `<script type="text/plain"${attributes}`;
  });
}
