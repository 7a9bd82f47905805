import type { SiteSource } from '../built-site';
import { configFile } from '../small-site';
import type { SiteFiles } from '../small-site';

/** How many pages each group has, which are in two languages. */
export const GROUP_PAGES = 70;

function group(folder: string, title: string, count = GROUP_PAGES): SiteFiles {
  const pages = Array.from({ length: count }, (_, index) => [
    `docs/${folder}/page-${index}.md`,
    `---\ntitle: ${title} ${index}\ngroup: ${title}\norder: ${index + 10}\n---\n\n${title}, page ${index}. See [the other](/reference/page-7).\n`,
  ]);
  return Object.fromEntries(pages) as SiteFiles;
}

const translated = '---\ntitle: 参考七\ngroup: Reference\norder: 17\n---\n\n第七页。\n';

/** A slot of the site's own that counts pages, with the hooks of the theme and of dumi. */
const counting = `import React from 'react';
import { useFullSidebarData, useRouteMeta } from 'dumi';
import { usePagesBelow, useSite } from '../../../../../../src';

export default function HeaderExtra() {
  const links = useSite().sidebar.flatMap(({ pages }) => pages);
  const groups = useFullSidebarData()['/guide'] ?? [];
  const ofDumi = groups.flatMap(({ children }) => children);
  const { title } = useRouteMeta().frontmatter;
  return (
    <output>
      {title}: {usePagesBelow('/guide').length}, {links.length}, {ofDumi.length}
    </output>
  );
}
`;

/** A site whose lists of pages and files are loaded in parts. */
export const largeSite: SiteSource = {
  name: 'large',
  base: '/table/',
  files: {
    '.dumirc.ts': configFile({ themeConfig: { editUrl: 'https://a.com/{file}' } }),
    ...group('guide', 'Guide'),
    ...group('reference', 'Reference'),
    'docs/reference/page-7.zh-CN.md': translated,
  },
};

/** The same with more pages in one of its groups. */
export const largerSite: SiteSource = {
  ...largeSite,
  name: 'larger',
  files: { ...largeSite.files, ...group('guide', 'Guide', 2 * GROUP_PAGES) },
};

/** The same, where something of the site's own reads all pages. */
export const largeListed: SiteSource = {
  ...largeSite,
  name: 'large-listed',
  files: {
    ...largeSite.files,
    '.dumi/theme/slots/HeaderExtra/index.tsx': counting,
  },
};
