import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

/** A loader of dumi's with its options, as the bundler's rules have it. */
export interface LoaderUse {
  /** Absolute path of the loader. */
  loader: string;
  options: object;
}

type Done = (error: Error | null | undefined, code?: string | null) => void;
type Loader = (this: object, source: string) => void;

/**
 * Runs dumi's markdown loader on a file without a bundler.
 * @param path absolute
 * @returns the code, and absolute paths of the files that it depends on besides
 * @throws what the loader reports, or reads of a bundler that is not there
 */
export async function runLoader(
  { loader, options }: LoaderUse,
  path: string,
): Promise<{ code: string; files: string[] }> {
  const loaded = createRequire(loader)(loader) as Loader | { default: Loader };
  const run = typeof loaded === 'function' ? loaded : loaded.default;
  const files: string[] = [];
  const code = await new Promise<string>((resolve, reject) => {
    const done: Done = (error, made) => (error ? reject(error) : resolve(made ?? ''));
    const context = {
      resourcePath: path,
      resourceQuery: '',
      getOptions: () => options,
      async: () => done,
      cacheable: () => undefined,
      addDependency: (file: string) => files.push(file),
    };
    run.call(context, readFileSync(path, 'utf8'));
  });
  return { code, files };
}
