import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent } from '../../../model/content/page-content';
import { withoutPaths } from '../../cache/describe';
import { fileOf } from '../../host';
import type { DatesOfPage } from '../page-matter';
import type { PagePayload } from '../payload';

/** The parts of a page that the bundle has a place for. */
export const DATA_PARTS = ['html', 'content', 'sources', 'javascript', 'dates'] as const;

/** The data of a page. */
export interface DataOfPage extends Pick<PagePayload, 'html' | 'sources' | 'javascript'> {
  content: PageContent;
  /** When it was changed; undefined for a page that says nothing to the layout. */
  dates?: DatesOfPage;
}

/** What the modules of a page came to; all paths are relative to the site. */
export interface KeptPage {
  /** Files besides the page itself that its modules are made of. */
  files: string[];
  /** A hash of the page, its date and these files; empty until the page is kept. */
  inputs: string;
  /** A hash of each module's code, by the name of its rule. */
  codes: Record<string, string>;
  data?: DataOfPage;
}

/** A module of a page, made anew. */
export interface MadeModule {
  code: string;
  /** Absolute paths of the files that it is made of. */
  files: readonly string[];
  data?: DataOfPage;
}

/** How modules of pages are made without a bundler. */
export interface PageMaker {
  make(rule: string, path: string): Promise<MadeModule>;
  /** Hands the data of a page to the places that the bundle has for it. */
  place(path: string, data: DataOfPage): void;
}

/**
 * What the modules of all pages came to in a build. The next build compares: where only data of
 * pages has changed, the bundle has not.
 */
export interface MadePages {
  /** Given when the rules of pages are. */
  maker?: PageMaker;
  add(rule: string, path: string, made: MadeModule): void;
  /** To be kept, by file. */
  kept(): Record<string, KeptPage>;
  /**
   * Makes the changed ones of kept pages again, and hands over the data of all.
   * @returns false if the code of one is another, or cannot be made without a bundler
   */
  restore(kept: Readonly<Record<string, KeptPage>>): Promise<boolean>;
}

/**
 * @param root absolute path of the site
 * @param datesOf what a page shows of when it was changed, by its file relative to the site
 */
export function createMadePages(
  root: string,
  datesOf: (file: string) => DatesOfPage = () => ({}),
): MadePages {
  const pages = new Map<string, KeptPage>();
  const hash = (text: string) =>
    createHash('sha256').update(withoutPaths(text, root)).digest('hex');
  const inputsOf = (file: string, files: readonly string[]) => {
    const texts = [file, ...files].map((one) => {
      const path = join(root, one);
      return existsSync(path) ? readFileSync(path, 'utf8') : null;
    });
    return hash(JSON.stringify([files, texts, datesOf(file)]));
  };
  const add: MadePages['add'] = (rule, path, made) => {
    const file = fileOf(path, root);
    const known = pages.get(file);
    const others = made.files.map((one) => fileOf(one, root));
    pages.set(file, {
      files: [...new Set([...(known?.files ?? []), ...others])]
        .filter((one) => one !== file)
        .sort(),
      inputs: '',
      codes: { ...known?.codes, [rule]: hash(made.code) },
      data: made.data ?? known?.data,
    });
  };
  const self: MadePages = {
    add,
    kept: () =>
      Object.fromEntries(
        [...pages].map(([file, page]) => [
          file,
          // One that has been restored stays the same object, which need not be written again.
          page.inputs ? page : { ...page, inputs: inputsOf(file, page.files) },
        ]),
      ),
    async restore(kept) {
      const { maker } = self;
      if (!maker) return false;
      for (const [file, page] of Object.entries(kept)) {
        const path = join(root, file);
        if (!existsSync(path)) return false;
        if (inputsOf(file, page.files) === page.inputs) {
          pages.set(file, page);
          if (page.data) maker.place(path, page.data);
          continue;
        }
        for (const [rule, code] of Object.entries(page.codes)) {
          const made = await maker.make(rule, path);
          add(rule, path, made);
          if (hash(made.code) !== code) return false;
        }
      }
      return true;
    },
  };
  return self;
}
