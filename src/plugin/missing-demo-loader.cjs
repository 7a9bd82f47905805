/**
 * A webpack loader, in plain JavaScript because the bundler loads it by itself: puts a callout in
 * the place of every `<code src>` whose file is not there, and has the page made anew when the
 * file appears. `find` is in `missing-demos.ts`.
 */
module.exports = function missingDemoLoader(source) {
  const { find } = this.getOptions();
  return find(source, this.resourcePath).reduce(
    (text, { tag, candidates, text: message }) => {
      candidates.forEach((candidate) => this.addMissingDependency(candidate));
      const literal = message.replace(
        /[<>{}`]/g,
        (character) => `&#${character.charCodeAt(0)};`,
      );
      return text.replace(tag, () => `\n\n:::error\n${literal}\n:::\n\n`);
    },
    source,
  );
};
