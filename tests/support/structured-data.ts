import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { hostOfTexts } from './host-of-texts';

/** Blocks of JSON-LD by what holds them: their file, as a path below the site's folder. */
export type StructuredData = ReadonlyMap<string, readonly string[]>;

const BLOCK = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g;

/** The blocks of JSON-LD in the documents of a built site, those without any left out. */
export function structuredDataIn(dist: string): StructuredData {
  const found = new Map<string, string[]>();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(dist, name), 'utf8');
    const blocks = [...html.matchAll(BLOCK)].map(([, json = '']) => json);
    if (blocks.length > 0) found.set(name.split(sep).join('/'), blocks);
  }
  return found;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  types: [],
};
/** A module that is not on disk; packages are found from its folder. */
const MODULE = join(__dirname, 'structured-data-of-pages.ts');

/** What TypeScript finds in a text, each message with the line that it is about. */
function messagesOf(text: string): { line: number; message: string }[] {
  const host = hostOfTexts(new Map([[MODULE, text]]), OPTIONS);
  const program = ts.createProgram([MODULE], OPTIONS, host);
  const file = program.getSourceFile(MODULE);
  const found = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
  return found.map(({ start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

/** Why a text is not JSON; undefined where it is. */
function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * What is wrong with blocks of JSON-LD: those that are not JSON, and types, properties and values
 * that the vocabulary of https://schema.org does not have, as `schema-dts` declares it. All blocks
 * are one module, a line each, so that the vocabulary is read once.
 */
export function structuredDataFaults(data: StructuredData): string[] {
  const blocks = [...data].flatMap(([file, texts]) =>
    texts.map((text) => ({ file, text, fault: jsonFault(text) })),
  );
  const whole = blocks.filter(({ fault }) => fault === undefined);
  const lines = whole.map(
    ({ text }, at) =>
      `export const block${at}: Graph = ${JSON.stringify(JSON.parse(text))};`,
  );
  const messages = messagesOf(
    [`import type { Graph } from 'schema-dts';`, ...lines].join('\n'),
  );
  return [
    ...blocks.flatMap(({ file, fault }) => (fault ? [`${file}: ${fault}`] : [])),
    ...messages.map(
      ({ line, message }) => `${whole[line - 1]?.file ?? MODULE}: ${message}`,
    ),
  ];
}
