/** Matches the first line of front matter. */
const OPENING = /^\uFEFF?---[ \t]*\r?\n/;

/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: puts a callout in
 * the place of every tag that cannot be shown, and has the page made anew when a
 * file of a demo changes. `find` and `files` come from `broken-tags.ts`.
 */
module.exports = function brokenTagLoader(source) {
  const { find, files } = this.getOptions();
  // From the end, so that earlier offsets stay valid.
  const text = find(source, this.resourcePath).reduceRight(
    (page, { tag, index, candidates, text }) => {
      candidates.forEach((candidate) => this.addMissingDependency(candidate));
      const literal = text.replace(
        /[<>{}`]/g,
        (character) => `&#${character.charCodeAt(0)};`,
      );
      const rest = page.slice(index + tag.length);
      return `${page.slice(0, index)}\n\n:::error\n${literal}\n:::\n\n${rest}`;
    },
    source,
  );
  if (!source.includes('<code') && !source.includes('<embed')) return text;
  const { paths, state } = files(this.resourcePath);
  if (paths.length === 0) return text;
  paths.forEach((path) => this.addDependency(path));
  // dumi keeps the error of a page by its text, so that a demo that changes must change the text.
  return text.replace(OPENING, (line) => `${line}# demos: ${state}\n`);
};
