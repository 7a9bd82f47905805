import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of umi's hook `modifyExportHTMLFiles`: its path below the built site and its text. */
interface HookFile {
  path: string;
  content: string;
}

/** What umi gives such a hook, to make documents with. */
export interface Markup {
  markupArgs: Record<string, unknown>;
  getMarkup(args: Record<string, unknown>): Promise<string>;
}

const STYLES =
  /<style\b[^>]*>[^]*?<\/style>|<link\b[^>]*\brel=["']?stylesheet\b[^>]*>|\s+/g;

/** The same without style sheets and space. */
const withoutStyles = (html: string) => html.replace(STYLES, '');

/**
 * The documents of a site for plugins that change them in umi's hook. A text is read when a plugin
 * asks for it. Sites with styles in JavaScript link there what their plugins have collected while
 * umi rendered the pages. The theme's documents have these styles already, so that such a link
 * would only load them again.
 * @param folder absolute path of the built site
 * @param names paths of documents below it
 */
export function hookFiles(folder: string, names: readonly string[]) {
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  const known = new Set(names);
  const unread = new Set<HookFile>();
  const documents = names.map((path) => {
    let text: string | undefined;
    const file: HookFile = {
      path,
      get content() {
        return text ?? textOf(path);
      },
      set content(value) {
        text = value;
        unread.delete(file);
      },
    };
    unread.add(file);
    return file;
  });
  return {
    documents,
    /**
     * @param given all files, as the last plugin has left them
     * @param say writes a line for who builds the site
     * @returns what is to be written: files that were added, and documents with another text
     */
    changes(given: readonly HookFile[], say: (line: string) => void): HookFile[] {
      let restyled = 0;
      const files = given.filter((file) => {
        if (!known.has(file.path)) return true;
        if (unread.has(file)) return false;
        const text = textOf(file.path);
        if (file.content === text) return false;
        const isOther = withoutStyles(file.content) !== withoutStyles(text);
        if (!isOther) restyled += 1;
        return isOther;
      });
      if (restyled > 0) {
        say(
          '`modifyExportHTMLFiles`: style sheets that a plugin adds to pages there are left out, as pages have the styles of their libraries already. Name others in `styles`.',
        );
      }
      return files;
    },
  };
}
