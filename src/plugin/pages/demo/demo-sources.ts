import { dirname, join } from 'node:path';
import { filesOf, ownFiles } from '../../../model/demo/demo-asset';
import type { DemoSources } from '../../../model/demo/demo-asset';
import type { FormatConfig } from 'oxfmt';
import type { DemoOptions } from '../../../model/demo/demo-options';
import type { TocItem } from '../../../model/content/toc';
import { demoAsset } from '../../demos/asset';
import { installedPackage } from '../../demos/installed-package';
import { toJavascript } from '../../demos/javascript';
import { readDemo, followImports } from '../../demos/source';
import type { DemoSource } from '../../demos/source';
import { isFile } from '../../is-file';
import { highlightCode } from '../../../code/highlight';
import type { Fold } from '../fold-html';
import type { HighlightedFile, PagePayload } from '../payload';
import type { PropMap } from '../../reference/in-code/prop-map';
import { propLinks } from '../../reference/in-code/prop-links';
import { memoize, perObject } from '../../../code/remember';
import { resultKey } from '../../cache/results';

/** A demo in dumi's data. */
export interface DumiDemo {
  id: string;
  /** Code of a component: an import of the demo's file, or the demo itself. */
  component?: string;
  /** What a framework other than React needs in the browser; absolute paths. */
  renderOpts?: { rendererPath?: string };
  asset?: {
    title?: string;
    /** Plain text. */
    description?: string;
    /** Name of its file: `index.tsx`. */
    entry?: string;
    dependencies: Record<string, { type: 'FILE' | 'NPM'; value: string }>;
  };
}

/** dumi's data on a page, besides its tree. */
export interface PageVFile {
  data: {
    toc?: TocItem[];
    demos?: DumiDemo[];
    /** True if the page needs `styles/authoring/authoring.css`. */
    authored?: boolean;
    frontmatter?: {
      /** File of the page or tab, relative to the site's root. */
      filename?: string;
      tocDepth?: number;
      /** dumi's option; false: no table of contents. */
      toc?: unknown;
      demos?: Record<string, DemoOptions>;
      /** When git last saw the file change, in milliseconds since 1970. */
      lastUpdated?: number;
      /** The component that the page is of, for an `<API>` without an id. */
      atomId?: string;
      /** dumi's option: how many demos are side by side. */
      demo?: { cols?: number };
    };
  };
}

/** The props that dumi passes to a demo. */
export interface DumiDemoProps {
  demo: { id: string; load?: string; inline?: boolean };
  previewerProps: {
    filename?: string;
    anchor?: string;
    title?: string;
    description?: string;
    sources?: { name: string; html: string }[];
    /**
     * From `<code src>` or the demo's front comment: show it in a frame of this height in
     * pixels.
     */
    iframe?: unknown;
    /** True for a demo that only who writes the site sees. */
    debug?: unknown;
    [option: string]: unknown;
  } & DemoOptions;
}

/** The state of a page being compiled, to which its demos are added. */
export interface DemoPage extends Pick<PagePayload, 'demos' | 'sources' | 'javascript'> {
  file: PageVFile;
  html: Fold;
  /** Where properties of references occur in code, to link them. */
  props?: PropMap;
  /** Absolute path of the site. */
  root: string;
  /** Absolute paths of folders whose files are not shown. */
  support: readonly string[];
  /** Versions of packages that are not installed, by name; see `demos/published`. */
  published?: Readonly<Record<string, string>>;
  /** Aliases that lead to packages which depend on a router; see `demos/router`. */
  routed?: readonly string[];
  /** True where the site has a block of its own around demos, which may read their files. */
  ownPreviewer?: boolean;
  /** True where the site has tools of its own for demos, which get dumi's properties. */
  ownActions?: boolean;
  /** True where the page has a hero that the theme draws. */
  hasHero?: boolean;
  /** Code of the props of the demo beside it. */
  heroDemo?: string;
  style: FormatConfig;
}

/** The file that a demo's component imports; undefined for a demo written in the page. */
export function fileOf(demo: DumiDemo | undefined): string | undefined {
  return /['"]([^'"?]+)\?techStack=/.exec(demo?.component ?? '')?.[1];
}

/** The map of a site's properties is large, and the same for all of its demos. */
const keyOfProps = perObject((props: PropMap) => resultKey(JSON.stringify(props)));

/** The files of a demo that are shown, as HTML. Made once for the pages of all languages. */
export const highlightedFiles = memoize(
  (
    files: Record<string, string>,
    support: readonly string[] | undefined,
    props: PropMap | undefined,
  ): Promise<HighlightedFile[]> => {
    const texts = new Map(Object.entries(files));
    return Promise.all(
      Object.entries(ownFiles(files, support)).map(async ([name, text]) => {
        const code = text.trimEnd();
        const language = name.split('.').pop() ?? '';
        const links = props ? propLinks({ name, code, language }, props, texts) : [];
        return { name, html: await highlightCode(code, language, links) };
      }),
    );
  },
  (files, support, props) => JSON.stringify([files, support, props && keyOfProps(props)]),
);

/**
 * Reads a demo's files. dumi strips any comment that YAML can parse, even one of plain
 * words, so the file is read again.
 * @param path absolute; a demo written in a page has one beside it, where no file is
 * @param text dumi's version of the text
 */
function demoSource(path: string, text: string): DemoSource {
  const source = isFile(path) ? readDemo(path) : undefined;
  return source ?? followImports({ path, text });
}

/** Absolute path of a demo: that of its file, else one beside its page, where no file is. */
function pathOf(
  dumi: DumiDemo | undefined,
  { root, file }: DemoPage,
  entry = 'index.tsx',
): string {
  const folder = join(root, dirname(file.data.frontmatter?.filename ?? ''));
  return fileOf(dumi) ?? join(folder, `.ledger-${entry}`);
}

/** The source of a demo; undefined if dumi knows no code of it. */
export function sourceOf(
  dumi: DumiDemo | undefined,
  page: DemoPage,
): DemoSource | undefined {
  const { entry, dependencies = {} } = dumi?.asset ?? {};
  const code = Object.values(dependencies).find(({ type }) => type === 'FILE');
  return code && demoSource(pathOf(dumi, page, entry), code.value);
}

/**
 * What a demo imports that has no block: dumi then knows its component alone, in which each import
 * is an `import()`.
 */
export function inlineSource(
  dumi: DumiDemo | undefined,
  page: DemoPage,
): DemoSource | undefined {
  return dumi?.component ? demoSource(pathOf(dumi, page), dumi.component) : undefined;
}

/** The data of a demo that is loaded on demand. */
export async function demoSources(
  { demo, previewerProps }: DumiDemoProps,
  name: string,
  dumi: DumiDemo | undefined,
  source: DemoSource | undefined,
  { root, style, support, published }: DemoPage,
): Promise<DemoSources> {
  const { title = '', description = '' } = dumi?.asset ?? {};
  const asset = demoAsset(
    { id: demo.id, name, title: (previewerProps.title ?? title).trim(), description },
    source,
    support,
    published,
  );
  const version = (name: string) => installedPackage(name, root)?.version ?? '';
  return {
    asset,
    javascript: await toJavascript(filesOf(asset), style),
    react: { react: version('react'), 'react-dom': version('react-dom') },
  };
}
