/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: puts a callout in
 * the place of every `<code src>` whose file is not there, and has the page made anew when the
 * file appears. `find` is in `missing-demos.ts`.
 */
module.exports = function missingDemoLoader(source) {
  const { find } = this.getOptions();
  // From the end, so that the places before stay right.
  return find(source, this.resourcePath).reduceRight(
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
};
