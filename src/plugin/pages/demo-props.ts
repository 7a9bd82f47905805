import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormatConfig } from 'oxfmt';
import { filesOf, ownFiles, packagesOf } from '../model/demo-asset';
import type { DemoSources } from '../model/demo-asset';
import { demoOptions, FRAME_HEIGHT, frameHeight } from '../model/demo-options';
import type { DemoOptions } from '../model/demo-options';
import type { TocItem } from '../model/toc';
import { demoAsset } from './demo-asset';
import { installedPackage } from './demo-files';
import { toJavascript } from './demo-javascript';
import { demoName } from './demo-name';
import type { Fold } from './fold-html';
import { isFile } from './find-file';
import { highlight } from './highlight';
import type { PagePayload, ShownFile } from './page-payload';
import type { PropMap } from './props/prop-map';
import { propLinks } from './props/prop-links';
import { remember } from './remember';

/** A demo as dumi knows it. */
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

/** What dumi keeps of a page beside its tree. */
export interface PageFile {
  data: {
    toc?: TocItem[];
    demos?: DumiDemo[];
    /** True where the page needs `styles/authoring.css`. */
    authored?: boolean;
    frontmatter?: {
      /** Of the page or the tab, from the root of the site. */
      filename?: string;
      tocDepth?: number;
      demos?: Record<string, DemoOptions>;
      /** dumi's: how many demos stand side by side. */
      demo?: { cols?: number };
    };
  };
}

/** The props that dumi gives a demo. */
export interface DemoProps {
  demo: { id: string; load?: string };
  previewerProps: {
    filename?: string;
    anchor?: string;
    title?: string;
    description?: string;
    sources?: { name: string; html: string }[];
    /** Of `<code src>` or the demo's front comment: shown in a frame, so many pixels high. */
    iframe?: unknown;
  } & DemoOptions;
}

/** A page in the making: what its demos add to. */
export interface DemoPage extends Pick<PagePayload, 'demos' | 'sources' | 'javascript'> {
  file: PageFile;
  html: Fold;
  /** What code must name to be linked to a reference. */
  props?: PropMap;
  /** Absolute path of the site. */
  root: string;
  style: FormatConfig;
}

/** The file that a demo's component imports; none for a demo written in the page. */
function fileOf(demo: DumiDemo | undefined): string | undefined {
  return /['"]([^'"?]+)\?techStack=/.exec(demo?.component ?? '')?.[1];
}

/**
 * A demo's own files as they are shown; what all demos share is not repeated. Made once for the
 * pages of all languages.
 */
const shownFiles = remember(
  (files: Record<string, string>, props: PropMap | undefined): Promise<ShownFile[]> => {
    const texts = new Map(Object.entries(files));
    return Promise.all(
      Object.entries(ownFiles(files)).map(async ([name, text]) => {
        const code = text.trimEnd();
        const language = name.split('.').pop() ?? '';
        const links = props ? propLinks({ name, code, language }, props, texts) : [];
        return { name, html: await highlight(code, language, links) };
      }),
    );
  },
  (files, props) => JSON.stringify([files, props]),
);

/** dumi names a demo in the table of contents by its id; the page links to it by its name. */
function nameInToc(id: string, name: string, toc: TocItem[]): void {
  const item = toc.find((one) => one.id === id);
  if (item) item.id = name;
}

/** Stands in JSON for code; the quotes round it go when the JSON has become code. */
function code(expression: string): string {
  return `@@code:${expression}@@`;
}

export function withCode(json: string): string {
  return json.replace(/"@@code:(.*?)@@"/g, '$1');
}

/** All that is kept of a demo besides what its page shows. */
async function demoSources(
  { demo, previewerProps }: DemoProps,
  name: string,
  dumi: DumiDemo | undefined,
  { root, style }: DemoPage,
): Promise<DemoSources> {
  const { title = '', description = '', dependencies = {} } = dumi?.asset ?? {};
  const entry = Object.values(dependencies).find(({ type }) => type === 'FILE');
  const path = fileOf(dumi);
  // dumi takes any comment out that YAML can read, one of plain words among them.
  const text = path && isFile(path) ? readFileSync(path, 'utf8') : (entry?.value ?? '');
  const asset = demoAsset(
    { id: demo.id, name, title: previewerProps.title ?? title, description },
    // A demo that is written in a page has no file; its packages are those of the site.
    entry && { path: path ?? join(root, 'index.tsx'), text },
  );
  const version = (name: string) => installedPackage(name, root)?.version ?? '';
  return {
    asset,
    javascript: await toJavascript(filesOf(asset), style),
    react: { react: version('react'), 'react-dom': version('react-dom') },
  };
}

/**
 * How high the frame of a demo is, undefined where it has none. What is no height is a problem of
 * the page or of the demo's file, which `frameProblems` tells.
 * @throws for a demo that is written in the page, whose comment nothing else reads
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
    `The iframe of the demo ${name} is "${String(iframe)}", which is no height in pixels: write a whole number, or true for ${FRAME_HEIGHT}.`,
  );
}

/** A comment of plain words comes from dumi as props of one letter each, `0`, `1`, `2`. */
function withoutLetters<Props extends object>(props: Props): Props {
  const named = Object.entries(props).filter(([key]) => !/^\d+$/.test(key));
  return Object.fromEntries(named) as Props;
}

/** The props of a demo as the theme's `DumiDemo` takes them. */
export async function demoProps(props: DemoProps, page: DemoPage): Promise<object> {
  const { file, html, demos, sources, javascript } = page;
  const { toc = [], demos: assets = [], frontmatter } = file.data;
  const { id } = props.demo;
  const dumi = assets.find((one) => one.id === id);
  const { filename, iframe, ...given } = props.previewerProps;
  const previewerProps = withoutLetters(given);
  const source = fileOf(dumi);
  // One that is written in the page has no file to be named by.
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
  const shown = await shownFiles(filesOf(asset), page.props);
  javascript[id] = await shownFiles(kept.javascript, page.props);
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
