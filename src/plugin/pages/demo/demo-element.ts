import type { Element, Parent } from 'hast';
import { demoProps, heroProps, insertCode, isInHero } from './demo-props';
import type { DemoPage, DumiDemoProps } from './demo-sources';
import { addPlaces } from './own-blocks';

/** Where dumi stores the props of a demo or a grid of demos, as JSON. */
const DEMO_ATTRIBUTES: Record<string, 'argument' | 'value'> = {
  DumiDemo: 'argument',
  DumiDemoGrid: 'value',
};

/** True for an element that is a demo, or a grid of demos. */
export function isDemo({ tagName }: Pick<Element, 'tagName'>): boolean {
  return tagName in DEMO_ATTRIBUTES;
}

/**
 * The work of making dumi's demo the theme's: fills in its props, or takes it out of the text and
 * keeps them for the hero of the page. Undefined for other elements.
 * @param valueOf keeps code and returns what stands for it in the page's module
 */
export function demoWork(
  node: Element,
  parent: Parent | undefined,
  page: DemoPage,
  valueOf: (code: string) => string,
): (() => Promise<void>) | undefined {
  const attribute = node.JSXAttributes?.[0];
  const key = DEMO_ATTRIBUTES[node.tagName];
  const json = key && attribute?.[key];
  if (!key || !attribute || !json) return undefined;
  return async () => {
    const given = JSON.parse(json) as DumiDemoProps | DumiDemoProps[];
    if (!Array.isArray(given) && isInHero(given, page)) {
      page.heroDemo = insertCode(JSON.stringify(await heroProps(given, page)));
      parent?.children.splice(parent.children.indexOf(node), 1);
      return;
    }
    const full: object[] = [];
    const before = page.demos.length;
    for (const props of [given].flat()) full.push(await demoProps(props, page));
    if (page.ownPreviewer) addPlaces(parent, node, page.demos.slice(before));
    const filled = JSON.stringify(Array.isArray(given) ? full : full[0]);
    attribute[key] = valueOf(insertCode(filled));
    const columns = page.file.data.frontmatter?.demo?.cols;
    if (Array.isArray(given) && columns) {
      node.JSXAttributes?.push({
        type: 'JSXAttribute',
        name: 'columns',
        value: JSON.stringify(columns),
      });
    }
  };
}
