import { MAKE_LOADER } from '../../host';
import type { Chain } from '../../host';
import { payloadOf } from '../module';
import type { PageFacts } from '../module';
import { datesOf } from '../page-matter';
import { contentOf } from '../payload';
import { DATA_PARTS } from './made-pages';
import type { DataOfPage, MadeModule, MadePages, PageMaker } from './made-pages';
import { runLoader } from './run-loader';

/** How `make-loader` makes a module of what dumi's loader has written. */
type Make = (source: string, path: string, files: () => readonly string[]) => string;

/** The name of the rule's loader that notes what dumi's has written where no other loader does. */
const NOTED = 'ledger-noted';

/** The rule of the page itself, whose payload has the data. */
const PAGE = 'md';

function dataIn(source: string, path: string, facts: PageFacts): DataOfPage {
  const payload = payloadOf(source, path);
  const { html, sources, javascript } = payload;
  const dates = datesOf(payload, path, facts);
  return { html, content: contentOf(payload), sources, javascript, dates };
}

/**
 * Notes the code of all modules that dumi makes of a page, and how they are made without a bundler.
 * @param factsOf what is known of a page by the absolute path of its file
 * @param place keeps a part of a page's data
 */
export function noteModules(
  chain: Chain,
  made: MadePages,
  factsOf: (path: string) => PageFacts,
  place: (path: string, part: keyof DataOfPage, value: unknown) => unknown,
): void {
  const placeAll = (path: string, data: DataOfPage) => {
    for (const part of DATA_PARTS) place(path, part, data[part]);
  };
  const makers = new Map<string, PageMaker['make']>();
  const rules = chain.module.rule('dumi-md').oneOfs.entries() ?? {};
  for (const [name, rule] of Object.entries(rules)) {
    const uses = Object.entries(rule.uses.entries() ?? {});
    const dumi = uses.find(([use]) => use.startsWith('md-'));
    if (!dumi || name.startsWith('ledger-')) continue;
    const [dumiName, dumiUse] = dumi;
    const own = uses.find(([, use]) => use.get('loader') === MAKE_LOADER)?.[1];
    const options = (own?.get('options') ?? {}) as { make?: Make };
    const make: Make = options.make ?? ((source) => source);
    const moduleOf = (
      source: string,
      path: string,
      files: readonly string[],
    ): MadeModule => {
      const code = make(source, path, () => files);
      if (name !== PAGE) return { code, files };
      const data = dataIn(source, path, factsOf(path));
      placeAll(path, data);
      return { code, files, data };
    };
    const noted: Make = (source, path, files) => {
      const module = moduleOf(source, path, files());
      made.add(name, path, module);
      return module.code;
    };
    (own ?? rule.use(NOTED).before(dumiName).loader(MAKE_LOADER)).options({
      ...options,
      make: noted,
    });
    const use = { loader: dumiUse.get('loader'), options: dumiUse.get('options') };
    makers.set(name, async (_, path) => {
      const { code, files } = await runLoader(use, path);
      return moduleOf(code, path, files);
    });
  }
  made.maker = {
    async make(rule, path) {
      const run = makers.get(rule);
      if (!run) throw new Error(`dumi has no rule "${rule}" any more`);
      return run(rule, path);
    },
    place: placeAll,
  };
}
