/** An import of a block, as dumi writes it. */
const IMPORT =
  /const (?:\{([^}\n]*)\}|([\w$]+)) = await import\(('[^'\n]+'|"[^"\n]+")\);\n/;

const COMMENT = /\/\*[^]*?\*\/|\/\/[^\n]*\n/;

/** The beginning of a block of code, as dumi writes it: its imports, and comments between them. */
const BEGINNING = new RegExp(
  `React\\.lazy\\(async function\\(\\) \\{(?:(?:\\s|${COMMENT.source})*(?:${IMPORT.source}))+`,
  'g',
);

/** A name that dumi takes of an import: `default: React`. */
const NAME = /^([\w$]+)(?:: ([\w$]+))?$/;

/** What stands for an import. */
interface Replacement {
  /** A statement for the beginning of the module. */
  outer: string;
  /** What gives the names back to the block. */
  inner: string;
}

/**
 * Has the blocks of code that are demos import as a file does. dumi has each wait for an `import()` of
 * a whole package, of which a bundler leaves nothing out: all of antd for one button.
 * @param source dumi's module of a page's demos
 */
export function withStaticImports(source: string): string {
  let count = 0;
  const newName = () => `ledgerImport${count++}`;
  const replacementOf = (
    list: string | undefined,
    whole: string | undefined,
    request: string,
  ): Replacement | undefined => {
    if (whole) {
      const name = newName();
      return {
        outer: `import * as ${name} from ${request};`,
        inner: `const ${whole} = ${name};\n`,
      };
    }
    const names = (list ?? '').split(',').filter((name) => name.trim());
    if (names.length === 0) return { outer: `import ${request};`, inner: '' };
    const pairs = names.flatMap((written) => {
      const [, taken, local = taken] = NAME.exec(written.trim()) ?? [];
      return taken && local ? { taken, local, name: newName() } : [];
    });
    if (pairs.length < names.length) return undefined;
    const taken = pairs.map((pair) => `${pair.taken} as ${pair.name}`).join(', ');
    return {
      outer: `import { ${taken} } from ${request};`,
      inner: pairs.map(({ local, name }) => `const ${local} = ${name};\n`).join(''),
    };
  };
  const outer: string[] = [];
  const each = new RegExp(IMPORT, 'g');
  const blocks = source.replace(BEGINNING, (beginning) =>
    beginning.replace(each, (written, list?: string, whole?: string, request = '') => {
      const found = replacementOf(list, whole, String(request));
      if (!found) return written;
      outer.push(found.outer);
      return found.inner;
    }),
  );
  return [...outer, blocks].join('\n');
}
