import { join } from 'node:path';
import type { Element, Parent } from 'hast';
import { hasContexts } from '../../demos/around';
import { changesDemos } from '../../demos/own-code';
import type { OwnDemoFiles } from '../../demos/own-code';

/** What the site's own components for code and demos get as from dumi. */

type Attributes = NonNullable<Element['JSXAttributes']>;

/** What a site's own `SourceCode` gets: dumi's attributes, and the code as its one child. */
export function codeAttributes(given: Attributes | undefined, code: string): Attributes {
  const children = { name: 'children', value: JSON.stringify(code) };
  return [...(given ?? []), { type: 'JSXAttribute', ...children }];
}

/**
 * Puts places before demos in a block of the site's own: links lead to the demos' names, which the
 * block need not have. A demo that is named by dumi's id needs none, because blocks have that id.
 */
export function addPlaces(
  parent: Parent | undefined,
  node: Element,
  demos: readonly { id: string; name: string }[],
): void {
  const named = demos.filter(({ id, name }) => name !== id);
  const places = named.map(({ name: id }) => ({
    type: 'element' as const,
    tagName: 'span',
    properties: { id },
    children: [],
  }));
  parent?.children.splice(parent.children.indexOf(node), 0, ...places);
}

/**
 * What a site's own files around demos ask of the modules of all pages.
 * @param layouts paths of the site's own, relative to its root
 * @param generated absolute path of what umi has generated
 */
export function aroundDemos(
  own: OwnDemoFiles,
  layouts: readonly string[],
  generated: string,
) {
  const { root, previewer, hasActions } = own;
  const paths = layouts.map((path) => join(root, path));
  return {
    ownPreviewer: hasActions || previewer !== undefined,
    around: hasContexts(generated, previewer ? [...paths, previewer] : paths),
    changesDemos: changesDemos(own),
  };
}
