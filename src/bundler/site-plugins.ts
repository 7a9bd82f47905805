import type { Chain } from '../plugin/host';

/** Where Rspack lacks what a site's configuration of webpack asks for. */
export class NeedsWebpack extends Error {}

type Classes = Readonly<Record<string, unknown>>;

/** The name of a class of webpack's that a plugin is, or is made of; undefined for any other. */
function nameInWebpack(plugin: unknown, webpack: Classes): string | undefined {
  const made = typeof plugin === 'function' ? plugin : Object(plugin).constructor;
  return Object.keys(webpack).find((name) => webpack[name] === made);
}

/**
 * Puts Rspack's plugins in the place of webpack's in a chain: those that a site, or a plugin of it,
 * has imported. Plugins of other packages stay, as most run in both.
 * @throws NeedsWebpack where Rspack has none of that name, or where the arguments are not known
 */
export function swapSitePlugins(chain: Chain, rspack: Classes, webpack: Classes): void {
  for (const name of Object.keys(chain.plugins.entries() ?? {})) {
    const plugin: unknown = chain.plugin(name).get('plugin');
    const found = nameInWebpack(plugin, webpack);
    if (!found) continue;
    if (!rspack[found] || typeof plugin !== 'function') {
      throw new NeedsWebpack(
        `The bundler's configuration uses webpack's ${found}, which Rspack cannot take.`,
      );
    }
    const args: unknown = chain.plugin(name).get('args');
    chain.plugins.delete(name);
    // The chain's types only know webpack's plugins.
    chain.plugin(name).use(rspack[found] as never, args as never);
  }
}

/** An error of Rspack's as a reason for webpack. */
export function needsWebpack(cause: unknown): NeedsWebpack {
  if (cause instanceof NeedsWebpack) return cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  return new NeedsWebpack(`Rspack cannot take the bundler's configuration: ${why}`, {
    cause,
  });
}

/** A compiler of Rspack's, as far as it is asked. */
interface Made {
  options: { resolve?: object };
  close(done: () => void): void;
}

/**
 * Makes a compiler, with which its plugins add themselves to it.
 * @throws NeedsWebpack where that fails, or where a plugin resolves modules itself (those of
 *   `unplugin` for webpack do), which Rspack does not ask plugins for
 */
export async function makeCompiler<T extends Made>(make: () => T): Promise<T> {
  let compiler: T;
  try {
    compiler = make();
  } catch (cause) {
    throw needsWebpack(cause);
  }
  const { plugins } = (compiler.options.resolve ?? {}) as { plugins?: unknown[] };
  if (!plugins?.length) return compiler;
  await new Promise<void>((done) => compiler.close(() => done()));
  throw new NeedsWebpack(
    "A plugin of the bundler's configuration resolves modules itself, which Rspack does not ask plugins for.",
  );
}
