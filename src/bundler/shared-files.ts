import { createHash } from 'node:crypto';

/** A module as both bundlers give it to plugins and to the tests of cache groups. */
export interface Module {
  type?: string;
  identifier(): string;
  nameForCondition?: () => string | null | undefined;
  size(): number;
}

interface Compilation {
  chunkGraph: {
    getModuleChunksIterable(module: Module): Iterable<{ name?: string | null }>;
  };
  hooks: {
    afterOptimizeModules: {
      tap(name: string, run: (modules: Iterable<Module>) => void): void;
    };
  };
}

interface Compiler {
  hooks: {
    thisCompilation: {
      tap(name: string, run: (compilation: Compilation) => void): void;
    };
  };
}

/** From where modules have files of their own, and from where those of a part of the site one. */
interface Limits {
  /** How many chunks use a module that is shared. */
  chunks: number;
  /** Bytes of all shared modules from which they have files of their own. */
  all: number;
  /** Bytes from which what the same few chunks use has a file of its own. */
  alike: number;
  /** False for modules that other files have. */
  isCounted(module: Module): boolean;
}

/** Modules that the same chunks use. */
interface Alike {
  users: number;
  modules: Module[];
  bytes: number;
}

/** Types of modules whose code is in scripts, in either bundler: data and pictures too, but no styles. */
export const IN_SCRIPTS = /^(?:javascript|json|asset)\b/;

const NAME = 'ledger-shared-files';

/**
 * Names the files of what many chunks use: `common`, and one for each large library that only the
 * demos of a part of the site use, which others need not load. A plugin for either bundler, which
 * runs before it cuts, because a cache group does not know of other modules.
 */
export class SharedFiles {
  private readonly limits: Limits;

  private readonly names = new Map<string, string>();

  constructor(limits: Limits) {
    this.limits = limits;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.afterOptimizeModules.tap(NAME, (modules) =>
        this.choose(modules, compilation),
      ),
    );
  }

  /** The name of a module's file; undefined if it has none of these. */
  nameOf = (module: Module): string | undefined => this.names.get(module.identifier());

  private choose(modules: Iterable<Module>, { chunkGraph }: Compilation): void {
    const { chunks, all, alike, isCounted } = this.limits;
    const sets = new Map<string, Alike>();
    this.names.clear();
    for (const module of modules) {
      if (!IN_SCRIPTS.test(module.type ?? '')) continue;
      const users = [...chunkGraph.getModuleChunksIterable(module)];
      if (users.length < chunks) continue;
      const key = users
        .map(({ name }) => name)
        .sort()
        .join('\n');
      const set = sets.get(key) ?? { users: users.length, modules: [], bytes: 0 };
      set.modules.push(module);
      if (isCounted(module)) set.bytes += module.size();
      sets.set(key, set);
    }
    const counted = [...sets.values()].filter(({ bytes }) => bytes > 0);
    const bytes = counted.reduce((sum, set) => sum + set.bytes, 0);
    const most = Math.max(...counted.map(({ users }) => users));
    if (bytes < all) return;
    for (const [key, set] of sets) {
      const hash = createHash('sha256').update(key).digest('hex').slice(0, 6);
      const isOfPart = set.bytes >= alike && set.users < most / 2;
      const name = isOfPart ? `common-${hash}` : 'common';
      set.modules.forEach((module) => this.names.set(module.identifier(), name));
    }
  }
}
