import { partsModule } from '../../../../src/plugin/app/parts';
import { MOST_LINKS } from '../../../../src/model/sidebar/collapsed-groups';
import { MOST_AT_A_GLANCE } from '../../../../src/model/sidebar/filter-groups';
import type { Site } from '../../../../src/plugin/site/read-site';
import { makePage } from '../../support/make-page';
import { siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();

const site = (rtl: boolean, options: object = {}) =>
  ({
    root: '/none',
    options: { rtl, nav: [], prefersColor: {}, sidebar: 'all', ...options },
    files: new Map(),
    locales: [],
    pages: [],
    others: [],
    hidden: [],
  }) as unknown as Site;

/** What a site is said to have. */
function features(...[of, own, all]: [Site, string[], boolean]): string[] {
  const lines = partsModule(of, new Set(own), all)['features.ts'] as readonly string[];
  return lines.flatMap((line) => / (\w+) = true;/.exec(line)?.[1] ?? []);
}

/** The files that the parts of a module come from, by name. */
function sources(...[of, own, all]: [Site, string[], boolean]): Record<string, string> {
  const lines = partsModule(of, new Set(own), all)['parts.ts'] as readonly string[];
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', file = ''] =
        /default as (\w+) .* from ['"](.*)['"]/.exec(line) ?? [];
      return [name, file.replace(/.*\/ui\//, '')];
    }),
  );
}

it("knows of the site's own block around demos, also in a server", () => {
  const lines = (own: string[], all: boolean) =>
    partsModule(site(false), new Set(), all, own)['features.ts'];
  for (const all of [true, false]) {
    expect(lines(['Previewer'], all)).toContain('export const ownPreviewer = true;');
    expect(lines(['Badge'], all)).toContain('export const ownPreviewer = false;');
  }
});

it('leaves out the parts that a site does not show', () => {
  const { RtlSwitch, HeaderExtra } = sources(site(false), [], false);
  expect([RtlSwitch, HeaderExtra]).toEqual(['nothing', 'nothing']);
});

it('keeps the parts that a site shows, or has files of its own for', () => {
  const { RtlSwitch, HeaderExtra, NavbarExtra } = sources(
    site(true),
    ['HeaderExtra'],
    false,
  );
  expect(RtlSwitch).toBe('dumi/theme/slots/RtlSwitch');
  expect(HeaderExtra).toBe('dumi/theme/slots/HeaderExtra');
  expect(NavbarExtra).toBe('nothing');
});

it("shows the site's own sidebar on pages that have one", () => {
  expect(sources(site(false), [], false).Sidebar).toBe('dumi/theme/slots/Sidebar');
  expect(sources(site(false), ['Sidebar'], false).Sidebar).toMatch(
    /slots\/Sidebar\/own-sidebar$/,
  );
});

it('keeps all of them for a development server', () => {
  const entries = Object.entries(sources(site(false), [], true));
  // Files of the site, and not the version that a reader chooses.
  const isOwn = ([name]: [string, string]) => /^Own(?!Version)/.test(name);
  const filesOf = (of: typeof entries) => [...new Set(of.map(([, file]) => file))];
  expect(filesOf(entries.filter((entry) => !isOwn(entry)))).not.toContain('nothing');
  // Unless the site has files for them, pages bring them along, or the theme has its own.
  expect(filesOf(entries.filter(isOwn))).toEqual(['nothing']);
});

it('says nothing of what no page of the site has', () => {
  expect(features(site(false), [], false)).toEqual([]);
});

it('has what options and files of the site ask for', () => {
  const wanted = { lastUpdated: true, socialLinks: { x: '#' }, footer: 'By <b>us</b>' };
  expect(features(site(false, wanted), ['Hero', 'Navbar'], false)).toEqual([
    'dates',
    'htmlFooter',
    'networks',
    'ownHero',
    'ownNavbar',
  ]);
  expect(features(site(false, { sidebar: undefined }), [], false)).toEqual([
    'sidebarless',
  ]);
  const fixed = site(false, { prefersColor: { switch: false } });
  expect(sources(fixed, [], false).ColorSwitch).toBe('nothing');
});

it('hears of pictures where a page or a demo of the site shows them by script', () => {
  const withText = (text: string) => ({
    ...site(false),
    files: new Map([
      [
        'a',
        { document: { frontMatter: {}, text, origins: [], path: '/a.md' }, tabs: [] },
      ],
    ]) as unknown as Site['files'],
  });
  const withoutDemos = withText(
    '<code src="./a.tsx"></code> <embed src="b.md"></embed> ![c](d.png)',
  );
  expect(features(withoutDemos, [], false)).toEqual([]);
  const avatar = withText('```tsx\n<Avatar size={2} src={url} />\n```');
  expect(features(avatar, [], false)).toEqual(['pictures']);
});

it('hears of a demo whose file exports nothing by default', () => {
  const featuresWith = (demo: string) => {
    const root = folderWith({
      'docs/a.md': '<code src="./a.tsx"></code>',
      'docs/a.tsx': demo,
    });
    return features(siteIn(root, { sidebar: 'all' }), [], false);
  };
  expect(featuresWith('export default () => null;')).not.toContain('emptyDemos');
  expect(featuresWith('exports.default = () => null;')).not.toContain('emptyDemos');
  expect(featuresWith('// export default () => null;')).toContain('emptyDemos');
  expect(featuresWith('export const rows = [];')).toContain('emptyDemos');
});

it('has headings in the sidebar where a page says so', () => {
  const document = (toc: unknown) => ({
    document: { frontMatter: { toc }, text: '' },
    tabs: [],
  });
  const withPages = (...tocs: unknown[]) => ({
    ...site(false),
    files: new Map(
      tocs.map((toc, at) => [String(at), document(toc)]),
    ) as unknown as Site['files'],
  });
  const other = withPages(undefined, true, false, 'content');
  expect(features(other, [], false)).toEqual([]);
  expect(sources(other, [], false).SidebarToc).toBe('nothing');
  const menu = withPages('content', 'menu');
  expect(features(menu, [], false)).toEqual(['menuTocs']);
  expect(sources(menu, [], false).SidebarToc).toBe('dumi/theme/slots/SidebarToc');
});

it('collapses groups where the sidebar of a language is a large one', () => {
  const locales = [
    { id: 'en-US', name: 'English' },
    { id: 'zh-CN', name: '中文' },
  ];
  const withPages = (count: number, options: object) => ({
    ...site(false, options),
    locales,
    pages: Array.from({ length: count }, (_, at) =>
      makePage({ path: `/zh-CN/guide/${at}`, locale: 'zh-CN', group: 'A' }),
    ),
    atoms: new Set<string>(),
  });
  const toggle = (of: Site) => sources(of, [], false).GroupToggle;
  for (const options of [{ sidebar: 'all' }, {}]) {
    const small = withPages(MOST_LINKS, options);
    expect(features(small, [], false)).toEqual(['longSidebars']);
    expect(toggle(small)).toBe('nothing');
    const large = withPages(MOST_LINKS + 1, options);
    expect(features(large, [], false)).toEqual(['largeSidebars', 'longSidebars']);
    expect(toggle(large)).toMatch(/slots\/Sidebar\/group-toggle$/);
  }
});

it('folds and filters groups where a sidebar is a long one, unless links come in parts', () => {
  const withPages = (count: number) => ({
    ...site(false, { sidebar: 'all' }),
    locales: [{ id: 'en-US', name: 'English' }],
    pages: Array.from({ length: count }, (_, at) =>
      makePage({ path: `/guide/${at}`, group: 'A' }),
    ),
    atoms: new Set<string>(),
  });
  const parts = (count: number) => {
    const { FoldingGroup, SidebarFilter } = sources(withPages(count), [], false);
    return [FoldingGroup, SidebarFilter].map((file) => file !== 'nothing');
  };
  expect(parts(MOST_AT_A_GLANCE)).toEqual([false, false]);
  expect(parts(MOST_AT_A_GLANCE + 1)).toEqual([true, true]);
  expect(parts(1000)).toEqual([false, false]);
});

it("has the site's own tools below a demo, where there are some", () => {
  const tools = (own: string[]) =>
    String(partsModule(site(false), new Set(own), true)['demo-tools.ts']);
  expect(tools([])).toMatch(/Previewer\/later-panel"/);
  expect(tools(['PreviewerActions'])).toMatch(/Previewer\/own-actions"/);
});

it("has the site's own results of the search, where there are some", () => {
  const panel = (own: string[]) =>
    String(partsModule(site(false), new Set(own), true)['search-panel.ts']);
  expect(panel([])).toMatch(/SearchBar\/search-panel"/);
  expect(panel(['SearchResult'])).toMatch(/SearchBar\/own-search-panel"/);
});

it("has the site's own extra after a demo's tools, where there is one", () => {
  const toolbar = (own: string[]) =>
    partsModule(site(false), new Set(own), false)['demo-toolbar.ts'];
  expect(String(toolbar([]))).toMatch(/Previewer\/panel\/toolbar\/demo-toolbar"/);
  expect(String(toolbar(['PreviewerActionsExtra']))).toMatch(
    /Previewer\/extended-toolbar"/,
  );
});

it("has the site's own editor of demos, where there is one", () => {
  const editor = (own: string[]) =>
    String(partsModule(site(false), new Set(own), true)['code-editor.ts']);
  expect(editor([])).toMatch(/playground\/editor\/editor"/);
  expect(editor(['SourceCodeEditor'])).toMatch(/Previewer\/own-editor"/);
});
