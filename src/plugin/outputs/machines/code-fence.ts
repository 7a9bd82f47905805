/**
 * A block of code in Markdown, between fences that are longer than those in the code.
 * @param title a name above the code, as the site's own syntax has it
 */
export function codeFence(code: string, language: string, title: string): string {
  const longest = Math.max(
    2,
    ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length),
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language} title="${title}"\n${code.trim()}\n${fence}`;
}
