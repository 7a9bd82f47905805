import { readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { parse } from 'yaml';
import { ENDINGS, isFile } from './missing-demos';
import { parseCode } from './parse-code';
import { shownCode } from './shown-code';

const FRONT_COMMENT = /^\s*\/\*\*([\s\S]*?)\*\//;
/** Names in code that a reader may look for. */
const NAMES = new Set([
  'VariableName',
  'VariableDefinition',
  'PropertyName',
  'PropertyDefinition',
  'TypeName',
  'TypeDefinition',
  'JSXIdentifier',
]);
/** Imports of a demo's own files; what all demos share is no demo's own. */
const OWN_IMPORT = /\bfrom\s+['"](\.\/(?!shared\/)[^'"]+)['"]/g;
const PACKAGE_IMPORT = /\bfrom\s+['"]([^.'"][^'"]*)['"]/g;
const SHORTEST = 3;

/** What search knows of a demo's file. */
export interface DemoSource {
  /** What its front comment says: `title`, `description`, and with a language `title.zh-CN`. */
  meta: Record<string, unknown>;
  /** Names and packages in its code, each once. */
  words: string[];
}

/** A file of a demo. */
interface Source {
  code: string;
  /** File ending. */
  language: string;
}

function namesIn({ code, language }: Source): string[] {
  const names: string[] = [];
  parseCode(code, language)?.tree.iterate({
    enter({ name, from, to }) {
      if (NAMES.has(name)) names.push(code.slice(from, to));
    },
  });
  const packages = [...code.matchAll(PACKAGE_IMPORT)].map((match) => match[1] ?? '');
  return [...packages, ...names].filter((name) => name.length >= SHORTEST);
}

/** The code of a demo's own files: its entry, then what that imports. */
function codesOf(path: string, seen = new Set<string>()): Source[] {
  const file = ENDINGS.map((ending) => path + ending).find(isFile);
  if (!file || seen.has(file)) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(OWN_IMPORT)].map((match) => match[1] ?? '');
  return [
    { code, language: extname(file).slice(1) },
    ...own.flatMap((request) => codesOf(resolve(dirname(file), request), seen)),
  ];
}

/**
 * Reads a demo. One that is not there, which is a problem told elsewhere, has no words.
 * @param path absolute, with or without ending
 */
export function readDemo(path: string): DemoSource {
  const codes = codesOf(path);
  const comment = FRONT_COMMENT.exec(codes[0]?.code ?? '')?.[1] ?? '';
  let meta: unknown;
  try {
    meta = parse(comment.replace(/\r\n?/g, '\n').replace(/^[ \t]*\* ?/gm, ''));
  } catch {
    // A comment that is no front matter: the demo has a name only.
  }
  const words = codes.flatMap(({ code, language }, index) =>
    namesIn({ code: shownCode(code, index === 0), language }),
  );
  return {
    meta: typeof meta === 'object' && meta !== null ? { ...meta } : {},
    words: [...new Set(words)],
  };
}
