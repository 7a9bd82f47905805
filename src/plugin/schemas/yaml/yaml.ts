import { isAlias, LineCounter, parseDocument, visit } from 'yaml';
import type { Alias, Document } from 'yaml';
import type { Path } from '../fields';
import { yamlLine } from './yaml-line';

/** Why a text is no usable YAML. */
export interface YamlFault {
  /** From 1. */
  line: number;
  /** Without a period at its end. */
  reason: string;
  hint: string;
}

const QUOTE =
  'Put values in quotes that contain a colon or a #, or that start with a quote, a backtick, `*`, `&`, `!`, `@` or `%`.';
/** As in the `yaml` package: a value with so many copies is an attack or a mistake. */
const MOST_COPIES = 100;

/** The message of the parser, without the position in its text and the excerpt. */
function reasonOf(message: string): string {
  const [first = ''] = message.replace(/ at line \d+[\s\S]*$/, '').split('\n');
  return first.replace(/[.:]$/, '');
}

/** The first alias that leads nowhere, or into itself. */
function wrongAlias(document: Document): { alias: Alias; reason: string } | undefined {
  let found: { alias: Alias; reason: string } | undefined;
  visit(document, {
    Alias(_, alias, path) {
      const { source } = alias;
      const target = alias.resolve(document);
      if (!target) {
        const reason = `\`*${source}\` refers to nothing named \`&${source}\``;
        found = { alias, reason };
      } else if (path.some((node) => node === target)) {
        found = { alias, reason: `\`*${source}\` stands inside \`&${source}\`` };
      }
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

function lineOfNode({ range }: Alias, counter: LineCounter): number {
  return counter.linePos(range?.[0] ?? 0).line;
}

/** The fault of a document that cannot become a value, though its syntax is right. */
function aliasFault(document: Document, counter: LineCounter): YamlFault {
  const wrong = wrongAlias(document);
  if (wrong) {
    const line = lineOfNode(wrong.alias, counter);
    return { line, reason: wrong.reason, hint: QUOTE };
  }
  let first: Alias | undefined;
  visit(document, (_, node) => {
    if (!isAlias(node)) return undefined;
    first = node;
    return visit.BREAK;
  });
  return {
    line: first ? lineOfNode(first, counter) : 1,
    reason: 'its aliases make it too large',
    hint: 'Write the values out, or put them in quotes if `*` is part of the text.',
  };
}

/** What a document with mistakes says all the same. */
function readable(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_COPIES });
  } catch {
    return undefined;
  }
}

/**
 * Reads a text of YAML. Never throws.
 * @returns its value with the lines of its keys; or the first fault, which explains the others, with
 *   what can be read in spite of it
 */
export function readYaml(text: string): {
  value?: unknown;
  fault?: YamlFault;
  lineOf: (path: Path) => number;
} {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'silent' });
  const lineOf = (path: Path): number => yamlLine(document, counter, path);
  // An unknown tag is a warning here and an error in dumi.
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const fault = { line, reason: reasonOf(error.message), hint: QUOTE };
    return { value: readable(document), fault, lineOf };
  }
  try {
    if (wrongAlias(document)) return { fault: aliasFault(document, counter), lineOf };
    return { value: document.toJS({ maxAliasCount: MOST_COPIES }), lineOf };
  } catch {
    return { fault: aliasFault(document, counter), lineOf };
  }
}
