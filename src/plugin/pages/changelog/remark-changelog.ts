import type { Content, Heading, Root } from 'mdast';
import { CHANGE_KINDS } from '../../../model/changelog/kinds';
import { versionAnchor } from '../../../model/changelog/version';
import { localeOfFile } from '../../../model/locale';
import type { Locale } from '../../../model/locale';
import { changelogTag, readReleases } from '../../markdown/changelog/releases';
import type { Release } from '../../markdown/changelog/releases';
import { createHeadingNames } from '../../markdown/heading-id';
import { setWords } from '../filters/tag-words';

interface ChangelogOptions {
  locales: readonly Locale[];
  /** The messages of pages by language; see `messages`. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether readers can choose their version. */
  ownVersion: boolean;
}

interface Processor {
  data(key: 'fileAbsPath'): unknown;
}

type Words = Readonly<Record<string, string>>;
type Depth = Heading['depth'];

/** Fewer versions are found without years above them. */
const MANY = 12;
/** What the filter says, below `markdown.changelog.`. */
const LABELS = ['filter', 'hint', 'kinds', 'from', 'to', 'clear'];
/** What it says where the reader's version hides others. */
const OWN_LABELS = ['own', 'all'];

const deeper = (depth: number, by: number) => Math.min(depth + by, 6) as Depth;

/** A heading that the changelog itself does not have. */
function headingOf(text: string, id: string, depth: Depth): Heading {
  const data = { hProperties: { id } };
  return { type: 'heading', depth, children: [{ type: 'text', value: text }], data };
}

/** The heading of a version: the version, and beside it the date, which has the old anchor. */
function showHeading({ heading, version, date }: Release, id: string, by: number): void {
  const link = heading.children.find(({ type }) => type === 'link');
  heading.depth = deeper(heading.depth, by);
  heading.children = [
    link ?? { type: 'text', value: version },
    { type: 'text', value: ' ' },
    {
      type: 'emphasis',
      children: date ? [{ type: 'text', value: date }] : [],
      data: { hName: date ? 'time' : 'span', hProperties: { id } },
    },
  ];
  heading.data = { hProperties: { id: versionAnchor(version) } };
}

/** A version as it is shown: its lines say their kinds, in the words of the page's language. */
function showRelease(release: Release, id: string, by: number, words: Words): Content[] {
  showHeading(release, id, by);
  for (const node of release.body)
    if (node.type === 'heading') node.depth = deeper(node.depth, by);
  for (const { item, kind, label } of release.entries) {
    if (!kind) continue;
    item.data = { hProperties: { 'data-kind': kind } };
    const word = words[`markdown.changelog.${kind}`];
    if (!label) continue;
    if (word) label.children = [{ type: 'text', value: word }];
    label.data = { hName: 'b' };
  }
  return [release.heading, ...release.body];
}

/** Groups releases, keeping their order. */
function groupBy(
  releases: readonly Release[],
  keyOf: (release: Release) => string,
): [string, Release[]][] {
  const groups = new Map<string, Release[]>();
  for (const release of releases) {
    const key = keyOf(release);
    groups.set(key, [...(groups.get(key) ?? []), release]);
  }
  return [...groups];
}

/** By the years in which they came out, from new to old; one without a date is of its neighbor's. */
function byYear(releases: readonly Release[]): [string, Release[]][] {
  let year = releases.find(({ date }) => date)?.date?.slice(0, 4) ?? '';
  const groups = groupBy(releases, ({ date }) => (year = date?.slice(0, 4) ?? year));
  return groups.sort(([a], [b]) => (a > b ? -1 : 1));
}

/** Releases that nothing else stands between. */
function runsOf(releases: readonly Release[]): Release[][] {
  const runs: Release[][] = [];
  for (const release of releases) {
    const run = runs.at(-1);
    if (run?.at(-1)?.range[1] === release.range[0]) run.push(release);
    else runs.push([release]);
  }
  return runs;
}

/** What the filter says, with the kinds that there are in its order. */
function tagWords(
  releases: readonly Release[],
  words: Words,
  labels: readonly string[],
): Words {
  const kinds = releases.flatMap(({ entries }) => entries.map(({ kind }) => kind));
  const shown = [...labels, ...CHANGE_KINDS.filter((kind) => kinds.includes(kind))];
  return Object.fromEntries(
    shown.map((name) => [name, words[`markdown.changelog.${name}`] ?? name]),
  );
}

/**
 * Makes a page with `<Changelog>` of a changelog: versions have stable anchors beside those that
 * dumi derives from their text, lines say their kind, and in a long changelog versions stand below
 * their years, and below their major versions where it has no chapters of its own. Runs before
 * custom ids are taken out of headings.
 */
export default function remarkChangelog(
  this: Processor,
  { locales, words: ofLanguages, ownVersion }: ChangelogOptions,
) {
  return (tree: Root): void => {
    const tag = changelogTag(tree);
    if (!tag) return;
    const path = String(this.data('fileAbsPath'));
    const words = ofLanguages[localeOfFile(path, locales).id] ?? {};
    const labels = ownVersion ? [...LABELS, ...OWN_LABELS] : LABELS;
    const nameOf = createHeadingNames();
    const names = new Map<Content, string>();
    for (const node of tree.children)
      if (node.type === 'heading') names.set(node, nameOf(node).id);
    const releases = readReleases(tree);
    const show = (run: readonly Release[], by: number) =>
      run.flatMap((one) => showRelease(one, names.get(one.heading) ?? '', by, words));
    const years = (run: readonly Release[], id: string, depth: Depth, by: number) =>
      byYear(run).flatMap(([year, held]) => [
        headingOf(year, `${id}-${year}`, depth),
        ...show(held, by),
      ]);
    const shown = (run: Release[], [first] = run): Content[] => {
      const depth = first?.heading.depth ?? 2;
      if (releases.length < MANY) return show(run, 0);
      const above = tree.children
        .slice(0, first?.range[0])
        .reverse()
        .find((node) => node.type === 'heading' && node.depth < depth);
      if (above?.type === 'heading' && above.depth > 1)
        return years(run, names.get(above) ?? '', depth, 1);
      return groupBy(run, ({ version }) => `${version.split('.')[0]}.x`).flatMap(
        ([major, held]) => {
          const id = major.replace('.', '');
          const below = years(held, id, deeper(depth, 1), 2);
          return [headingOf(major, id, depth), ...below];
        },
      );
    };
    // From the last one, so that the places of those before it stay.
    for (const run of runsOf(releases).reverse()) {
      const start = run[0]?.range[0] ?? 0;
      const end = run.at(-1)?.range[1] ?? start;
      const nodes = shown(run) as Root['children'];
      tree.children.splice(start, end - start, ...nodes);
    }
    setWords(tag, 'Changelog', tagWords(releases, words, labels));
  };
}
