import { z } from 'zod';
import { fields } from './fields';
import { localizedText } from './localized';

/** dumi takes one address. */
const activePath = z.union([z.string(), z.array(z.string())]).optional();

const child = z.object({
  title: localizedText(),
  link: z.string().optional(),
  activePath,
});

const navItem = z.object({
  title: localizedText(),
  link: z.string().optional().register(fields, {
    description: 'Where the entry leads: a page, or the address of another host.',
    example: "link: '/demo'",
  }),
  activePath,
  children: z.array(child).optional(),
});

const navList = z.array(navItem);
const navValue = z.union([navList, z.record(z.string(), navList)], {
  error: 'a list, or a list for each language',
});

/** `themeConfig.nav` in its three forms. */
export const navSchema = z
  .union(
    [
      navList,
      z.object({
        mode: z.enum(['override', 'append', 'prepend']),
        value: navValue,
      }),
      z.record(z.string(), navList),
    ],
    { error: 'a list, or a list for each language' },
  )
  .optional()
  .register(fields, {
    description:
      "Entries of the header, with `children` for a menu; without it, they come from the folders of pages and their front matter. An address without a language leads to the page in the reader's; `activePath`, an address or a list of them, names the pages that an entry stands for, if other than those below `link`. For entries beside those of the folders, write `{ mode: 'append', value: [] }`, or `prepend`.",
    example: "nav: [{ title: { 'en-US': 'Demos', 'zh-CN': '示例' }, link: '/demo' }]",
  });

const sidebarLink = z.object({
  title: localizedText(),
  link: z.string().optional(),
  path: z.string().optional(),
});
const sidebarGroups = z.array(
  z.object({ title: localizedText().optional(), children: z.array(sidebarLink) }),
);

/** `themeConfig.sidebar`. */
export const sidebarSchema = z
  .union(
    [
      z.literal('all'),
      z.record(z.string(), z.union([sidebarGroups, z.record(z.string(), sidebarGroups)])),
    ],
    { error: "`'all'`, or groups by the address of a section" },
  )
  .optional()
  .register(fields, {
    description:
      "Groups of sidebars by the address of their section, in the place of those that pages make; `'all'`: all pages with a `group` stand in one sidebar, which every page shows.",
    example:
      "sidebar: { '/guide': [{ title: 'Basics', children: [{ title: 'Start', link: '/guide/start' }] }] }",
  });

export type NavOption = NonNullable<z.output<typeof navSchema>>;
export type NavOptionItem = z.output<typeof navItem>;
export type SidebarOption = NonNullable<z.output<typeof sidebarSchema>>;
export type SidebarOptionGroup = z.output<typeof sidebarGroups>[number];
