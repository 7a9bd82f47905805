import { readDemo } from '../../demos/source';
import { syntaxFault } from '../../demos/syntax';
import { THEME_ROOT } from '../../host';
import type { Chain } from '../../host';
import { isFile } from '../../is-file';
import { readDocument } from '../../markdown/document';
import { shownDemos } from '../../markdown/shown-demos';

/** What the loaders of a module made, and the absolute paths of the files they read. */
export interface Made {
  content: string | Buffer;
  map: unknown;
  files: readonly string[];
}

export interface LastGood {
  /**
   * To be called when a module of a page has been made.
   * @param resource the path of the page with the query of the module
   * @param path absolute path of the page
   */
  made(resource: string, path: string, made: Made): void;
  /** How the module was made last if a demo has a fault of syntax now. */
  kept(resource: string, path: string): Made | undefined;
  /**
   * How a file of a demo was last without a fault, if it has one now.
   * @param text the file as it is
   */
  lastText(text: string, path: string): string | undefined;
}

/**
 * @param root absolute path of the site
 * @param changed called when a demo gets a fault, and when none of a page has one any more
 */
export function createLastGood(root: string, changed: () => void): LastGood {
  const modules = new Map<string, Made & { page: string }>();
  const texts = new Map<string, string>();
  /** Pages that stay as they were. */
  const staying = new Set<string>();
  const read = (path: string) => {
    const document = readDocument(path, root);
    const demos = shownDemos(document).flatMap((demo) => readDemo(demo.path) ?? []);
    return { page: document.text, demos, isGood: !demos.some(syntaxFault) };
  };
  return {
    made(resource, path, made) {
      const { page, demos, isGood } = read(path);
      if (!isGood) return;
      if (staying.delete(path)) changed();
      modules.set(resource, { ...made, page });
      for (const { files } of demos)
        for (const file of files) texts.set(file.path, file.text);
    },
    kept(resource, path) {
      const made = modules.get(resource);
      if (!made || !isFile(path)) return undefined;
      const { page, isGood } = read(path);
      // What the author writes on the page meanwhile is shown.
      if (isGood || page !== made.page) return undefined;
      if (!staying.has(path)) changed();
      staying.add(path);
      return made;
    },
    lastText(text, path) {
      const last = texts.get(path);
      if (last === undefined || last === text) return undefined;
      return syntaxFault({ files: [{ path, text }] }) ? last : undefined;
    },
  };
}

/**
 * Has a page of the development server stay as it is while a demo that it shows has a fault of syntax:
 * the demo keeps its state until the fault is mended. dumi's markdown throws for such a demo.
 * @param root absolute path of the site
 * @param generated absolute path of the generated files
 * @param changed called when there are such faults, and when there are none any more
 */
export function keepLastGood(
  chain: Chain,
  root: string,
  generated: string,
  changed: () => void,
): void {
  const { made, kept, lastText } = createLastGood(root, changed);
  chain.module
    .rule('ledger-last-good')
    .test(/\.md$/)
    .enforce('post')
    .use('last-good-loader')
    .loader(require.resolve('./last-good-loader.cjs'))
    .options({ made, kept });
  chain.module
    .rule('ledger-last-text')
    .test(/\.[jt]sx?$/)
    .exclude.add(/[\\/]node_modules[\\/]/)
    .add(generated)
    .add(THEME_ROOT)
    .end()
    .enforce('pre')
    .use('last-text-loader')
    .loader(require.resolve('./last-text-loader.cjs'))
    .options({ lastText });
}
