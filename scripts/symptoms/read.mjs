import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse } from 'yaml';

/** The id of the sections that are read, in every language. */
export const SECTION = 'what-goes-wrong';

/** A heading's level, title and id: its own, `## Title {#id}`, or that of its English title. */
function headingOf(line) {
  const [, signs, title] = /^(#{2,6}) (.+?)\s*$/.exec(line) ?? [];
  if (!signs) return undefined;
  const [, text = title, id = new GithubSlugger().slug(text)] =
    /^(.*?) \{#([^}]+)\}$/.exec(title) ?? [];
  return { depth: signs.length, title: text, id };
}

/** A symptom as the text of a link: without its last dot, and without links of its own. */
function plain(symptom) {
  return symptom.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[.。]$/, '');
}

/** An item of a list: its bold beginning, and its anchor, `- **It is slow.** {#slow} …`. */
const ITEM = /^- \*\*(.+?)\*\*(?: \{#([^}]+)\})?/;

/**
 * Reads the symptoms of a page: the bold beginnings of the list in its section "What goes wrong",
 * or the headings below that section.
 * @param {string} text the page's markdown
 * @returns {{ symptom: string, id: string }[]} `id` is the anchor that explains it: that of the
 * section for an item without one
 */
export function symptomsOf(text) {
  const found = [];
  let inside = 0;
  let byHeading = false;
  for (const line of text.split('\n')) {
    const heading = headingOf(line);
    if (heading?.id === SECTION) {
      inside = heading.depth;
      continue;
    }
    if (heading && heading.depth <= inside) inside = 0;
    if (!inside) continue;
    if (heading?.depth === inside + 1) {
      found.push({ symptom: heading.title, id: heading.id });
      byHeading = true;
    } else if (!byHeading) {
      const [, symptom, id = SECTION] = ITEM.exec(line) ?? [];
      if (symptom) found.push({ symptom: plain(symptom), id });
    }
  }
  return found;
}

/**
 * Reads all pages of a folder of `docs` that have symptoms, in their order.
 * @param {string} root of the repository
 * @param {string} folder such as `docs/demo`
 * @param {string} ending of the files in one language: `.md`, `.zh-CN.md`
 */
export function pagesIn(root, folder, ending) {
  return readdirSync(join(root, folder))
    .filter((file) => /^[\w-]+(\.[\w-]+)?\.md$/.test(file))
    .filter((file) => file.slice(file.indexOf('.')) === ending)
    .map((file) => {
      const text = readFileSync(join(root, folder, file), 'utf8');
      const name = file.slice(0, -ending.length);
      const front = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '');
      const path =
        `${folder.replace(/^docs/, '')}/${name}`.replace(/\/index$/, '') || '/';
      return { ...front, path, symptoms: symptomsOf(text) };
    })
    .filter(({ symptoms }) => symptoms.length > 0)
    .sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
