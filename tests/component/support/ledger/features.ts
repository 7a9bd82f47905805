export const dates = true;
export const demoClass = false;
export const fixedColor = false;
export const headings = true;
export const headlines = true;
export const heroPages = false;
export const htmlFooter = true;
export const inspect = true;
export const landings = true;
export const large = false;
export const largeSidebars = true;
export const longSidebars = true;
export const markdown = true;
export const rendersAnew = false;
export const menuTocs = true;
export const movedPages = true;
export const networks = true;
export const ownContentTabs = false;
export const ownFeatures = false;
export const ownHero = false;
export const ownPreviewer = false;
export const ownToc = false;
/** Off for most tests, as what it adds loads after the page. */
export let ownVersion = false;
export const letChooseVersion = (on: boolean) => {
  ownVersion = on;
};
