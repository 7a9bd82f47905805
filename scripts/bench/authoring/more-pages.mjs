import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/more';
const SECTIONS = 3;
/** Sections with a block of code, from the first one on. */
const WITH_CODE = 2;
const LINES = 8;
/** Characters of text below each heading; with the code, a page has some 3 kB. */
const TEXT = 700;

const WORDS =
  `table row column cell header footer width height scroll sticky fixed record field
  value key title sort filter group page state render change select expand index order range label
  summary caption layout theme option default event handler reader keyboard screen`
    .trim()
    .split(/\s+/);

/** The generator of Park and Miller. @param {number} seed @returns {(below: number) => number} */
function numbers(seed) {
  let last = seed;
  return (below) => {
    last = (last * 16807) % 2147483647;
    return last % below;
  };
}

function capital(text) {
  return text[0].toUpperCase() + text.slice(1);
}

/**
 * A made page of some 3 kB: three headings, text, two blocks of code. The same number gives the
 * same page in every run.
 * @param {number} number from 1 on
 * @returns {string} markdown
 */
export function makePage(number) {
  const below = numbers(number * 7919);
  const word = () => WORDS[below(WORDS.length)];
  const words = (count) => Array.from({ length: count }, word).join(' ');
  const text = () => {
    let written = '';
    while (written.length < TEXT) written += `${capital(words(7 + below(7)))}. `;
    return written.trimEnd();
  };
  const line = (_, at) => `const ${word()}${at} = { ${word()}: '${word()}', at: ${at} };`;
  const code = () => ['```ts', ...Array.from({ length: LINES }, line), '```'].join('\n');
  const title = `Made page ${number}`;
  const sections = Array.from({ length: SECTIONS }, (_, at) => [
    `## ${capital(words(2))} ${at + 1}`,
    text(),
    ...(at < WITH_CODE ? [code()] : []),
  ]);
  const head = ['---', `title: ${title}`, 'group: Made', `order: ${number}`, '---'];
  return `${[head.join('\n'), `# ${title}`, ...sections.flat()].join('\n\n')}\n`;
}

/**
 * Adds made pages to a site, in a folder of their own.
 * @param {string} folder of a site's copy
 * @param {number} count
 */
export function addPages(folder, count) {
  mkdirSync(join(folder, FOLDER), { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    writeFileSync(join(folder, FOLDER, `page-${number}.md`), makePage(number));
  }
}
