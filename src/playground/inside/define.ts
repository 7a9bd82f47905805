import type { Guard } from './loop-guard';

/** A CommonJS module, with the guard that its loops call. */
export type Definition = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  guard: Guard,
) => void;

/** Code that the browser could not parse. */
export class ScriptError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** Global variable through which injected scripts pass their definitions. */
const DEFINITION_KEY = '__ledgerDefine';

/**
 * Runs a script inline. This document has no origin, so browsers hide the errors of
 * scripts loaded from the site. Errors of inline scripts are reported in full.
 * @param address shown in stack traces
 */
export function runScript(code: string, address: string): void {
  const script = document.createElement('script');
  script.textContent = `${code}\n//# sourceURL=${address}`;
  document.head.append(script);
  script.remove();
}

/**
 * Compiles a module's code into a function, in a script of its own. Lines stay, and so do
 * columns, except on the first line, which starts after `definitionPrefix`.
 * @throws ScriptError if the browser cannot parse the code
 */
export function defineModule(
  code: string,
  address: string,
  guardName: string,
): Definition {
  const slot = window as unknown as Record<string, Definition | undefined>;
  let fault: ScriptError | undefined;
  const listen = (event: ErrorEvent) => {
    const { message, lineno, colno } = event;
    fault = new ScriptError(
      message.replace(/^Uncaught (\w+: )?/, ''),
      lineno,
      lineno === 1 ? colno - head.length : colno,
    );
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const head = definitionPrefix(guardName);
  window.addEventListener('error', listen, true);
  try {
    runScript(`${head}${code}\n}`, address);
  } finally {
    window.removeEventListener('error', listen, true);
  }
  const definition = slot[DEFINITION_KEY];
  delete slot[DEFINITION_KEY];
  if (fault) throw fault;
  if (!definition)
    throw new ScriptError('A content security policy blocks scripts here.', 1, 1);
  return definition;
}

/** The text before a module's code, on its first line. */
export function definitionPrefix(guardName: string): string {
  return `window.${DEFINITION_KEY}=function(require,module,exports,${guardName}){`;
}
