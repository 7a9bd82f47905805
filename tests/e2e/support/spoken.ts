import type { Page } from 'playwright-core';

/** A node of the tree that browsers give to assistive technology. */
export interface Spoken {
  role: string;
  name: string;
  /** Heading level, where it is a heading. */
  level?: number;
  properties: Record<string, unknown>;
}

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
}

/** All that a page says of itself to assistive technology, in no particular order. */
export async function spokenTree(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: AxNode[];
  };
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => {
      const all = Object.fromEntries(
        properties.map((one) => [one.name, one.value.value]),
      );
      return {
        role: role?.value ?? '',
        name: name?.value ?? '',
        level: all.level as number | undefined,
        properties: all,
      };
    });
}
