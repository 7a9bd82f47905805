import GithubSlugger from 'github-slugger';
import { filesOf, packagesOf } from '../../../model/demo/demo-asset';
import { demoLook, shownTools, isOn } from '../../../model/demo/demo-look';
import {
  demoOptions,
  type DemoOptions,
  FRAME_HEIGHT,
  frameHeight,
} from '../../../model/demo/demo-options';
import type { TocItem } from '../../../model/content/toc';
import { demoName } from '../../../model/demo/demo-name';
import { asksForRouter } from '../../demos/router';
import { rendersItself } from '../../demos/source';
import {
  demoSources,
  fileOf,
  highlightedFiles,
  inlineSource,
  sourceOf,
} from './demo-sources';
import type { DemoPage, DumiDemoProps } from './demo-sources';

/** The anchor under which dumi lists a demo in the table of contents. */
const dumiAnchor = (id: string): string => new GithubSlugger().slug(id);

/**
 * A demo's name on its page: that of its file, with a number where another demo or a heading has
 * it already.
 */
function ownName(wanted: string, { file: { data }, demos }: DemoPage): string {
  const ids = new Set((data.demos ?? []).map(({ id }) => dumiAnchor(id)));
  const taken = new Set([
    ...demos.map(({ name }) => name),
    ...(data.toc ?? []).flatMap(({ id, depth }) =>
      ids.has(id) || depth === 1 ? [] : id,
    ),
  ]);
  let name = wanted;
  for (let at = 2; taken.has(name); at += 1) name = `${wanted}-${at}`;
  return name;
}

/** Links on the page use the name of a demo. */
function nameInToc(id: string, name: string, toc: TocItem[]): void {
  const item = toc.find((one) => one.id === dumiAnchor(id));
  if (!item) return;
  if (item.title.trim()) item.id = name;
  else toc.splice(toc.indexOf(item), 1);
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

/** The title of a demo. One of spaces is none, as nobody sees a link of them. */
function shownTitle(title: string | undefined): string | undefined {
  return title?.trim() ? title : undefined;
}

/** True for a demo that stands beside the hero of its page. */
export function isInHero({ previewerProps }: DumiDemoProps, page: DemoPage): boolean {
  return page.hasHero === true && isOn(previewerProps.hero);
}

/** The part of the props that a demo without a block needs. */
interface Shown {
  demo: object;
  previewerProps: { anchor: string } & DemoOptions;
}

/**
 * The props of a demo that stands beside the hero of its page: without a block, and thus without code
 * and tools.
 */
export async function heroProps(props: DumiDemoProps, page: DemoPage): Promise<object> {
  const { demo, previewerProps } = (await demoProps(props, page)) as Shown;
  const { anchor, prerender, height } = previewerProps;
  const { data } = page.file;
  data.toc = data.toc?.filter(({ id }) => id !== anchor);
  return {
    demo: { ...demo, inline: true },
    previewerProps: { anchor, prerender, height },
  };
}

/** Converts dumi's props of a demo to those of the theme's `DumiDemo`. */
export async function demoProps(props: DumiDemoProps, page: DemoPage): Promise<object> {
  const { file, html, demos, sources, javascript } = page;
  const { toc = [], demos: assets = [], frontmatter } = file.data;
  const { id } = props.demo;
  const dumi = assets.find((one) => one.id === id);
  const { filename, iframe, compact, transform, background, wide, ...given } =
    props.previewerProps;
  // HTML has attributes in small letters.
  const {
    defaultshowcode,
    defaultShowCode = defaultshowcode,
    hideactions,
    hideActions = hideactions,
    title: said,
    ...untitled
  } = withoutLetters(given);
  const title = shownTitle(said);
  const previewerProps = { ...untitled, ...(title !== undefined && { title }) };
  const byRenderer = Boolean(dumi?.renderOpts?.rendererPath) || undefined;
  const source = fileOf(dumi);
  // dumi's module of the page has those of other frameworks.
  const path = byRenderer ? undefined : source;
  const read = sourceOf(dumi, page);
  const asked = read ?? inlineSource(dumi, page);
  const inPage = (asked && asksForRouter(asked, page.routed ?? [])) || undefined;
  if (isOn(given.debug) && process.env.NODE_ENV === 'production') {
    // Its page does not show it; see `renderer/page/dumi-page`.
    file.data.toc = toc.filter((item) => item.id !== dumiAnchor(id));
    demos.push({ id, name: id, title, hidden: true, inPage, byRenderer, file: path });
    return { demo: { id }, previewerProps: { debug: true } };
  }
  // A demo written in the page has no file name.
  const wanted = demoName(source ?? filename ?? id);
  const name = ownName(wanted, page);
  const { lazy, ...asksFor } = demoOptions(frontmatter?.demos, wanted);
  // Other frameworks render into an element.
  const options = byRenderer ? { ...asksFor, prerender: false } : asksFor;
  nameInToc(id, name, toc);
  const look = demoLook({ compact, transform, background, wide });
  const { actions, hasAlone } = shownTools(hideActions, byRenderer);
  const height = heightOfFrame(iframe, name, source);
  const at = demos.filter(({ hidden }) => !hidden).length;
  demos.push({
    id,
    name,
    title,
    prerender: options.prerender,
    lazy,
    inPage,
    rendersItself: (read && rendersItself(read)) || undefined,
    byRenderer,
    framed: height !== undefined || undefined,
    look: look && true,
    file: path,
  });
  const kept = await demoSources(props, name, dumi, read, page);
  sources[id] = kept;
  const { asset } = kept;
  // The hero has no place for code, which would be a part of the page's HTML.
  const files = isInHero(props, page) ? {} : filesOf(asset);
  const shown = await highlightedFiles(files, asset.support, page.props);
  javascript[id] = await highlightedFiles(kept.javascript, asset.support, page.props);
  /** What the site's own block or tools get, as dumi gives it: its first file is `index`. */
  const dumis = {
    ...withoutLetters(props.previewerProps),
    asset: { ...(dumi?.asset ?? asset), id },
  };
  return {
    demo: {
      ...props.demo,
      load: code(`ledgerDemos[${at}].load`),
      ...(height !== undefined && { Frame: code('ledgerFrame') }),
      ...(page.ownPreviewer && { Place: code(`ledgerDemos[${at}].Place`) }),
    },
    previewerProps: {
      ...previewerProps,
      ...options,
      ...(height !== undefined && { height }),
      ...(look && { look }),
      ...(isOn(defaultShowCode) && { codes: ['open', 'closed'] }),
      ...(actions && { tools: actions }),
      // The block then has no link to it.
      ...(!hasAlone && !page.ownActions && !page.ownPreviewer && { demoUrl: '' }),
      anchor: name,
      ...(page.ownPreviewer && dumis),
      ...(page.ownActions && { own: dumis }),
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
