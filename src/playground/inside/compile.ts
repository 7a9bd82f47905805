import { transform } from 'sucrase';
import type { Transform } from 'sucrase';
import type { Place, PreparedScript } from '../protocol';
import { mappedPlace, unguardedPlace } from './source-place';

/** A file of script as CommonJS. */
export interface Compiled {
  code: string;
  /** The place in the reader's code of a place in `code`; lines and columns begin at 1. */
  sourcePlace(place: Place): Place;
}

/** The reader's code is no TypeScript. */
export class CompileError extends Error {
  constructor(
    message: string,
    readonly file: string,
    readonly place?: Place,
  ) {
    super(message);
  }
}

/** The transformations of a file by its ending; what is not known is all of it. */
function transformsOf(name: string): Transform[] {
  if (name.endsWith('.ts')) return ['typescript', 'imports'];
  if (/\.jsx?$/.test(name)) return ['jsx', 'imports'];
  return ['typescript', 'jsx', 'imports'];
}

/** A sentence of sucrase's without the file and the place that it puts round it. */
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
    const { message, loc } = error as Error & { loc?: Place };
    const place = loc && unguardedPlace(insertions, loc);
    throw new CompileError(plainMessage(message), name, place);
  }
}
