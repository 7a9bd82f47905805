/** Constants that say what the site has, for code that only such sites need. */
declare module '@@/ledger/features' {
  /** True if the site's lists of pages and files are loaded in parts; see `model/address/site-parts`. */
  export const large: boolean;
  /** True if a page of the site has its demos side by side. */
  export const columns: boolean;
  /** True if pages say when they were changed. */
  export const dates: boolean;
  /** True if the file of a demo may export nothing by default. */
  export const emptyDemos: boolean;
  /** True if readers have no choice of colors, and pages always those of the site. */
  export const fixedColor: boolean;
  /** True if a page of the site has a heading of its own in the place of its title; a headline. */
  export const headings: boolean;
  export const headlines: boolean;
  export const htmlFooter: boolean;
  /** True if readers can ask what made a part of a demo. */
  export const inspect: boolean;
  /** True if a page of the site has a hero or features. */
  export const landings: boolean;
  /** True if the site's own slots for them are for such pages. */
  export const heroPages: boolean;
  /** True if the logo is there without a name, and its size in pixels; no width where it is unknown. */
  export const logoAlone: boolean;
  export const logoWidth: number | undefined;
  export const logoHeight: number;
  /** True if a sidebar of the site has so many links that its groups are collapsed. */
  export const largeSidebars: boolean;
  /** True if one has so many that its groups fold and can be filtered. */
  export const longSidebars: boolean;
  export const markdown: boolean;
  /** True if a page of the site has its headings in the sidebar. */
  export const menuTocs: boolean;
  /** True if a page of the site has another place in reading order than in its sidebar. */
  export const movedPages: boolean;
  /** True if a theme file of the site's own asks how wide the window is. */
  export const asksWidth: boolean;
  /** True if styles of the site's own ask for dumi's class of the element around a demo. */
  export const demoClass: boolean;
  /** The same for its class of a link to a network. */
  export const iconClass: boolean;
  export const networks: boolean;
  /** True if code of the site gives something an address of a picture. */
  export const pictures: boolean;
  /** True if React renders a site anew of which something differs in the browser, from 18 on. */
  export const rendersAnew: boolean;
  /** True if readers can choose the version that they use. */
  export const ownVersion: boolean;
  /** True if a page of the site may be without a sidebar. */
  export const sidebarless: boolean;
  /** True if a script of the site looks for dumi's class of the search field. */
  export const searchClass: boolean;
  export const searchPictures: boolean;
  /** True if the site has a file of its own for the slot. */
  export const ownContentTabs: boolean;
  export const ownFeatures: boolean;
  export const ownHero: boolean;
  export const ownNavbar: boolean;
  export const ownPreviewer: boolean;
  export const ownToc: boolean;
}
