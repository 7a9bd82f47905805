const PLACE = /<!--ledger-links ([\da-f]+):([\d,]*)-->/g;

/**
 * What stands for the links of a list on a page.
 * @param name of the list
 * @param current places of the page itself in the list
 */
export function listPlace(name: string, current: readonly number[]): string {
  return `<!--ledger-links ${name}:${current.join(',')}-->`;
}

/** The lists of links that many pages show, and that are rendered once. */
export interface KeptLists {
  add(name: string, html: string): void;
  /** Puts the links into the HTML of a page, and marks the page itself among them. */
  fill(body: string): string;
  /** HTML with all elements and attributes of the links that `fill` puts into a page. */
  sample(body: string): string;
}

export function keptLists(): KeptLists {
  const lists = new Map<string, string[]>();
  const itemsOf = (name: string) => lists.get(name) ?? [];
  return {
    add: (name, html) => lists.set(name, html.split(/(?<=<\/li>)/)),
    fill: (body) =>
      body.replace(PLACE, (_, name: string, current: string) => {
        const items = [...itemsOf(name)];
        for (const at of current.split(',').filter(Boolean).map(Number)) {
          items[at] = items[at]?.replace('<a ', '<a aria-current="page" ') ?? '';
        }
        return items.join('');
      }),
    sample: (body) =>
      [...body.matchAll(PLACE)].map(([, name = '']) => itemsOf(name)[0] ?? '').join(''),
  };
}
