import { transform } from 'sucrase';
import type { Transform } from 'sucrase';
import type { Position, PreparedScript } from '../protocol';
import { mappedPlace, unguardedPlace } from './source-place';

/** A script file compiled to CommonJS. */
export interface Compiled {
  code: string;
  /** Maps a place in `code` to the reader's code. Lines and columns start at 1. */
  sourcePlace(place: Position): Position;
}

/** The reader's code does not compile. */
export class CompileError extends Error {
  constructor(
    message: string,
    readonly file: string,
    readonly place?: Position,
  ) {
    super(message);
  }
}

/** The transforms for a file, by its ending. Unknown endings get all of them. */
function transformsOf(name: string): Transform[] {
  if (name.endsWith('.ts')) return ['typescript', 'imports'];
  if (/\.jsx?$/.test(name)) return ['jsx', 'imports'];
  return ['typescript', 'jsx', 'imports'];
}

/** Strips the file name and the place that sucrase adds to its messages. */
function plainMessage(message: string): string {
  return message.replace(/^Error transforming [^:]+: /, '').replace(/ \(\d+:\d+\)$/, '');
}

/**
 * Compiles a file to CommonJS without moving its lines.
 * @throws CompileError with the place in the reader's code
 */
export function compile(name: string, { code, insertions }: PreparedScript): Compiled {
  try {
    const compiled = transform(code, {
      transforms: transformsOf(name),
      jsxRuntime: 'classic',
      production: true,
      disableESTransforms: true,
      filePath: name,
      sourceMapOptions: { compiledFilename: name },
    });
    return {
      code: compiled.code,
      sourcePlace: (place) =>
        unguardedPlace(
          insertions,
          mappedPlace(String(compiled.sourceMap?.mappings ?? ''), place),
        ),
    };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: Position };
    const place = loc && unguardedPlace(insertions, loc);
    throw new CompileError(plainMessage(message), name, place);
  }
}
