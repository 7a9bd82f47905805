import { join } from 'node:path';
import type { FormatConfig } from 'oxfmt';
import { filesOf, ownFiles, packagesOf } from '../../model/demo/demo-asset';
import type { DemoSources } from '../../model/demo/demo-asset';
import { demoOptions, FRAME_HEIGHT, frameHeight } from '../../model/demo/demo-options';
import type { DemoOptions } from '../../model/demo/demo-options';
import type { TocItem } from '../../model/toc';
import { demoAsset } from '../demos/asset';
import { installedPackage } from '../demos/installed-package';
import { toJavascript } from '../demos/javascript';
import { readDemo, followImports } from '../demos/source';
import type { DemoSource } from '../demos/source';
import { demoName } from '../../model/demo/demo-name';
import type { Fold } from './fold-html';
import { isFile } from '../is-file';
import { highlightCode } from '../../code/highlight';
import type { PagePayload, HighlightedFile } from './payload';
import type { PropMap } from '../reference/in-code/prop-map';
import { propLinks } from '../reference/in-code/prop-links';
import { memoize } from '../../code/remember';

/** A demo in dumi's data. */
interface DumiDemo {
  id: string;
  /** Code of a component: an import of the demo's file, or the demo itself. */
  component?: string;
  asset?: {
    title?: string;
    /** Plain text. */
    description?: string;
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
      /** dumi's option: how many demos are side by side. */
      /** The component that the page is of, for an `<API>` without an id. */
      atomId?: string;
      demo?: { cols?: number };
    };
  };
}

/** The props that dumi passes to a demo. */
export interface DumiDemoProps {
  demo: { id: string; load?: string };
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
  style: FormatConfig;
}

/** The file that a demo's component imports; undefined for a demo written in the page. */
function fileOf(demo: DumiDemo | undefined): string | undefined {
  return /['"]([^'"?]+)\?techStack=/.exec(demo?.component ?? '')?.[1];
}

/** The files of a demo that are shown, as HTML. Made once for the pages of all languages. */
const highlightedFiles = memoize(
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
  (...given) => JSON.stringify(given),
);

/** dumi lists a demo in the table of contents by its id; links on the page use its name. */
function nameInToc(id: string, name: string, toc: TocItem[]): void {
  const item = toc.find((one) => one.id === id);
  if (item) item.id = name;
}

/**
 * A placeholder for code in JSON. The quotes around it are removed when the JSON becomes
 * code.
 */
function code(expression: string): string {
  return `@@code:${expression}@@`;
}

export function insertCode(json: string): string {
  return json.replace(/"@@code:(.*?)@@"/g, '$1');
}

/**
 * Reads a demo's files. dumi strips any comment that YAML can parse, even one of plain
 * words, so the file is read again.
 * @param path absolute; undefined for a demo written in a page, whose packages are the
 * site's
 * @param text dumi's version of the text
 */
function demoSource(path: string | undefined, text: string, root: string): DemoSource {
  const source = path && isFile(path) ? readDemo(path) : undefined;
  return source ?? followImports({ path: path ?? join(root, 'index.tsx'), text });
}

/** The data of a demo that is loaded on demand. */
async function demoSources(
  { demo, previewerProps }: DumiDemoProps,
  name: string,
  dumi: DumiDemo | undefined,
  { root, style, support }: DemoPage,
): Promise<DemoSources> {
  const { title = '', description = '', dependencies = {} } = dumi?.asset ?? {};
  const entry = Object.values(dependencies).find(({ type }) => type === 'FILE');
  const asset = demoAsset(
    { id: demo.id, name, title: previewerProps.title ?? title, description },
    entry && demoSource(fileOf(dumi), entry.value, root),
    support,
  );
  const version = (name: string) => installedPackage(name, root)?.version ?? '';
  return {
    asset,
    javascript: await toJavascript(filesOf(asset), style),
    react: { react: version('react'), 'react-dom': version('react-dom') },
  };
}

/**
 * The height of a demo's frame; undefined if it has none. `frameProblems` reports an
 * invalid height in the page or the demo's file.
 * @throws for a demo written in the page, whose comment nothing else checks
 */
function heightOfFrame(
  iframe: unknown,
  name: string,
  file: string | undefined,
): number | undefined {
  const height = frameHeight(iframe);
  if (height !== null) return height;
  if (file) return FRAME_HEIGHT;
  throw new Error(
    `Invalid \`iframe\` height "${String(iframe)}" of the demo ${name}. Use a whole number of pixels, or true for ${FRAME_HEIGHT}.`,
  );
}

/** dumi turns a comment of plain words into props of one letter each: `0`, `1`, `2`. */
function withoutLetters<Props extends object>(props: Props): Props {
  const named = Object.entries(props).filter(([key]) => !/^\d+$/.test(key));
  return Object.fromEntries(named) as Props;
}

/** Converts dumi's props of a demo to those of the theme's `DumiDemo`. */
export async function demoProps(props: DumiDemoProps, page: DemoPage): Promise<object> {
  const { file, html, demos, sources, javascript } = page;
  const { toc = [], demos: assets = [], frontmatter } = file.data;
  const { id } = props.demo;
  const dumi = assets.find((one) => one.id === id);
  const { filename, iframe, ...given } = props.previewerProps;
  const previewerProps = withoutLetters(given);
  const source = fileOf(dumi);
  // A demo written in the page has no file name.
  const name = demoName(source ?? filename ?? id);
  const options = demoOptions(frontmatter?.demos, name);
  nameInToc(id, name, toc);
  const height = heightOfFrame(iframe, name, source);
  const at = demos.push({
    id,
    name,
    title: previewerProps.title,
    prerender: options.prerender,
    framed: height !== undefined || undefined,
    file: source,
  });
  const kept = await demoSources(props, name, dumi, page);
  sources[id] = kept;
  const { asset } = kept;
  const shown = await highlightedFiles(filesOf(asset), asset.support, page.props);
  javascript[id] = await highlightedFiles(kept.javascript, asset.support, page.props);
  return {
    demo: {
      ...props.demo,
      load: code(`ledgerDemos[${at - 1}].load`),
      ...(height !== undefined && { Frame: code('ledgerFrame') }),
    },
    previewerProps: {
      ...previewerProps,
      ...options,
      ...(height !== undefined && { height }),
      anchor: name,
      packages: packagesOf(asset),
      file: filename,
      loadSources: code(`ledgerSources`),
      loadJavascript: code(`ledgerJavascript`),
      sources: shown.map((source) => ({
        name: source.name,
        html: code(html.add(source.html)),
      })),
    },
  };
}
