import type { RenderedDemo } from '../../renderer/prerender-host';
import type { Bundle } from './bundle';
import { renderError } from './render-error';

/** Demos as they were rendered, by id: each once, for all pages that show it. */
export interface DemoHtml {
  /** Renders the demos of a page that are not there yet. */
  render(demos: readonly RenderedDemo[], path: string): Promise<void>;
  /** Style elements that demos made. */
  styles(demos: readonly RenderedDemo[]): string;
}

export async function renderDemos({ app, renderToString }: Bundle): Promise<DemoHtml> {
  const styles = new Map<string, string>();
  const collect = await app.collector();
  return {
    async render(demos, path) {
      for (const { id, name, prerender, load } of demos) {
        if (styles.has(id)) continue;
        styles.set(id, '');
        const { default: Demo } = await load();
        if (prerender === false) continue;
        try {
          const sheet = collect?.(app.React.createElement(Demo));
          const html = renderToString(sheet?.element ?? app.React.createElement(Demo));
          app.keepDemo(id, html);
          styles.set(id, sheet?.styles() ?? '');
        } catch (error) {
          throw renderError(error, path, name);
        }
      }
    },
    styles: (demos) => demos.map(({ id }) => styles.get(id) ?? '').join(''),
  };
}
