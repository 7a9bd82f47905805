import type { Guard } from './loop-guard';

/** A module of CommonJS, with the guard that its loops call. */
export type Definition = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  guard: Guard,
) => void;

/** Code that could not be read as script. */
export class ScriptError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(message);
  }
}

/** Where scripts that are put into the document hand over what they define. */
const HANDOVER = '__ledgerDefine';

/**
 * Runs a script as if it stood in the document. Errors of a script that was loaded from the site
 * are hidden from this document, whose origin is none; those of a script in it are told whole.
 * @param address by which it is named in stacks
 */
export function runScript(code: string, address: string): void {
  const script = document.createElement('script');
  script.textContent = `${code}\n//# sourceURL=${address}`;
  document.head.append(script);
  script.remove();
}

/**
 * Makes a function of the code of a module, in a script of its own. Lines stay, and so do columns
 * but for the first line; `firstColumn` is where that begins.
 * @throws ScriptError where the browser cannot read the code
 */
export function define(code: string, address: string, guardName: string): Definition {
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
  const head = headOf(guardName);
  window.addEventListener('error', listen, true);
  try {
    runScript(`${head}${code}\n}`, address);
  } finally {
    window.removeEventListener('error', listen, true);
  }
  const definition = slot[HANDOVER];
  delete slot[HANDOVER];
  if (fault) throw fault;
  if (!definition) throw new ScriptError('The content policy forbids scripts.', 1, 1);
  return definition;
}

/** What stands before the code of a module, in its first line. */
export function headOf(guardName: string): string {
  return `window.${HANDOVER}=function(require,module,exports,${guardName}){`;
}
