import { join } from 'node:path';
import ts from 'typescript';
import { optionTypes } from '../../../../src/plugin/schemas/option-types';
import { hostOfTexts } from '../../../support/host-of-texts';
import { ROOT } from '../../support/root';

jest.setTimeout(120_000);

/** What the compiler says of a module beside the schemas. */
function faultsOf(text: string): string[] {
  const path = join(ROOT, 'src/plugin/schemas/option-types-proof.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = hostOfTexts(new Map([[path, text]]), options);
  const program = ts.createProgram([path], options, host);
  const source = program.getSourceFile(path);
  return [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ].map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const IMPORT = "import type { LedgerOptions as FromSchema } from './options';\n";

test('what the package declares is what the schema takes, in both directions', () => {
  const proof = `${IMPORT}${optionTypes()}
export const one: LedgerOptions = {} as FromSchema;
export const other: FromSchema = {} as LedgerOptions;
`;
  expect(faultsOf(proof)).toEqual([]);
  expect(
    faultsOf(`${proof}export const wrong: LedgerOptions = { nam: 'a' };`),
  ).not.toEqual([]);
});

test('each option has its words', () => {
  expect(optionTypes()).toMatch(
    /\/\*\* Text or HTML at the foot of every page[^\n]*\nfooter\?: /,
  );
});
