import type { Fault, Place } from '../protocol';
import { CompileError } from './compile';
import { ImportError } from './check-imports';
import { LoopError } from './loop-guard';

/** The place in the reader's code of a place in the scripts that ran. */
export type FindSource = (
  address: string,
  place: Place,
) => { file: string; place: Place } | undefined;

/** `demo-2/index.tsx:12:5`, in the stack of any browser. */
const FRAME = /(demo-\d+\/[^\s():]+):(\d+):(\d+)/;

/** The first place in a stack that is the reader's. */
export function stackPlace(stack: string): [address: string, place: Place] | undefined {
  const [, address, line, column] = FRAME.exec(stack) ?? [];
  if (!address) return undefined;
  return [address, { line: Number(line), column: Number(column) }];
}

/** What was thrown as the page tells it, with its place in the reader's code. */
export function faultOf(thrown: unknown, find: FindSource): Fault {
  if (thrown instanceof ImportError) return thrown.fault;
  if (thrown instanceof CompileError) {
    return {
      type: 'thrown',
      text: thrown.message,
      file: thrown.file,
      place: thrown.place,
    };
  }
  if (thrown instanceof LoopError) {
    return { type: 'loop', text: thrown.message, file: thrown.file, place: thrown.place };
  }
  const isError = thrown instanceof Error;
  const found = stackPlace((isError && thrown.stack) || '');
  const text = isError ? thrown.message : String(thrown);
  return { type: 'thrown', text, ...(found && find(...found)) };
}
