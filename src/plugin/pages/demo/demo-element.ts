import type { Element, Parent } from 'hast';
import { demoProps, heroProps, insertCode, isInHero } from './demo-props';
import type { DemoPage, DumiDemoProps } from './demo-sources';
import { addPlaces } from './own-blocks';

/** dumi's name of a grid of demos. */
const GRID = 'DumiDemoGrid';

/** How dumi writes the props of a demo, and of a grid of demos. */
const DEMO_PROPS = /^\[?\{"demo":\{"id":/;

/**
 * The place in which dumi stores the props of a demo or a grid of demos, as JSON. A site's own step of
 * markdown may have given the element another name; undefined for other elements.
 */
function placeOfProps({ JSXAttributes }: Pick<Element, 'JSXAttributes'>) {
  const attribute = JSXAttributes?.[0];
  const key = (['argument', 'value'] as const).find((name) =>
    DEMO_PROPS.test(attribute?.[name] ?? ''),
  );
  return attribute && key ? { attribute, key, json: attribute[key] ?? '' } : undefined;
}

/** True for an element that is a demo, or a grid of demos. */
export function isDemo(node: Pick<Element, 'JSXAttributes'>): boolean {
  return placeOfProps(node) !== undefined;
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
  const place = placeOfProps(node);
  if (!place) return undefined;
  const { attribute, key, json } = place;
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
    if (page.ownPreviewer) {
      const added = page.demos.slice(before);
      addPlaces(
        parent,
        node,
        added.filter(({ hidden }) => !hidden),
      );
    }
    const columns = Array.isArray(given) && page.file.data.frontmatter?.demo?.cols;
    if (columns && node.tagName === GRID) {
      node.JSXAttributes?.push({
        type: 'JSXAttribute',
        name: 'columns',
        value: JSON.stringify(columns),
      });
    } else if (columns) {
      // A component of the site's own passes on nothing but the demos; see `stand-ins/dumi-demo`.
      full.forEach((props) => Object.assign((props as DumiDemoProps).demo, { columns }));
    }
    const filled = JSON.stringify(Array.isArray(given) ? full : full[0]);
    attribute[key] = valueOf(insertCode(filled));
  };
}
