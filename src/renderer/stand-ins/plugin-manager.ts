/** umi's three ways of calling hooks of runtime plugins. */
export enum ApplyPluginsType {
  compose = 'compose',
  modify = 'modify',
  event = 'event',
}

type Hook = unknown;
type Next = () => unknown;

interface Call {
  key: string;
  type: ApplyPluginsType;
  initialValue?: unknown;
  args?: unknown;
  async?: boolean;
}

interface Plugin {
  apply: Record<string, Hook>;
  path?: string;
}

function changed(hook: Hook, memo: unknown, args: unknown): unknown {
  if (typeof hook === 'function') return hook(memo, args) as unknown;
  return { ...(memo as object), ...(hook as object) };
}

/**
 * Behaves exactly like umi's plugin manager (`umi/client/client/plugin`), but is written
 * for current browsers: umi's own comes as ES5 with a generator runtime, 3 kB of script
 * on every page.
 */
export class PluginManager {
  private readonly hooks: Record<string, Hook[]> = {};

  constructor(private readonly options: { validKeys: string[] }) {}

  static create({ plugins, validKeys }: { plugins: Plugin[]; validKeys: string[] }) {
    const manager = new PluginManager({ validKeys });
    plugins.forEach((plugin) => manager.register(plugin));
    return manager;
  }

  /** @throws if a plugin exports an unknown hook */
  register({ apply, path }: Plugin): void {
    for (const [key, hook] of Object.entries(apply)) {
      if (!this.options.validKeys.includes(key)) {
        const from = path ? ` from plugin ${path}` : '';
        throw new Error(`register failed, invalid key ${key}${from}.`);
      }
      (this.hooks[key] ??= []).push(hook);
    }
  }

  /** The hooks of a key. `a.b` returns the member `b` of each hook `a`. */
  getHooks(keyWithDot: string): Hook[] {
    const [key = '', ...members] = keyWithDot.split('.');
    const hooks = this.hooks[key] ?? [];
    if (members.length === 0) return hooks;
    return hooks
      .map((hook) =>
        members.reduce<unknown>(
          (value, member) => (value as Record<string, unknown> | null)?.[member],
          hook,
        ),
      )
      .filter(Boolean);
  }

  applyPlugins({ key, type, initialValue, args, async }: Call): unknown {
    const hooks = this.getHooks(key);
    if (type === ApplyPluginsType.modify) {
      if (!async) {
        return hooks.reduce((memo, hook) => changed(hook, memo, args), initialValue);
      }
      return hooks.reduce<Promise<unknown>>(
        async (memo, hook) => changed(await hook, await memo, args),
        Promise.resolve(initialValue),
      );
    }
    if (type === ApplyPluginsType.event) {
      return (async () => {
        for (const hook of hooks) {
          const result = (hook as (given: unknown) => unknown)(args);
          if (async) await result;
        }
      })();
    }
    const all = [...hooks, initialValue] as ((next: Next, args: unknown) => unknown)[];
    return () => {
      const last = all.length - 1;
      const composed = all.slice(0, last).reduce<Next>(
        (next, fn) => () => fn(next, args),
        () => (all[last] as Next)(),
      );
      return composed();
    };
  }
}
