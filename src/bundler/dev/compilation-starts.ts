/** What is asked of a bundler. */
interface WatchedCompiler {
  hooks: { watchRun: { tap(name: string, run: () => void): void } };
}

/** A plugin for either bundler that tells when it begins to compile. */
export class CompilationStarts {
  private readonly tell: () => void;

  constructor(tell: () => void) {
    this.tell = tell;
  }

  apply(compiler: WatchedCompiler): void {
    compiler.hooks.watchRun.tap('ledger-quiet', this.tell);
  }
}
