import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  skipLibCheck: true,
  types: [],
};

const oneLine = (text) => text.replace(/\s+/g, ' ');

/**
 * The properties of exported types as a library's declarations write them; of the type `*`, the types
 * that a module exports. The theme has its own reader (`src/plugin/reference/types.ts`); the baseline
 * must not need the theme.
 * @param {{ module: string, type: string }[]} references
 * @param {string} root absolute folder from which the modules are resolved
 * @returns {Record<string, string>[]} for each reference, its types by name of property
 * @throws where a module or type is not there
 */
export function propertyTypes(references, root) {
  const files = references.map(({ module }) => {
    const { resolvedModule } = ts.resolveModuleName(
      module,
      join(root, 'index.ts'),
      OPTIONS,
      ts.sys,
    );
    if (!resolvedModule) throw new Error(`There is no module ${module}.`);
    return resolvedModule.resolvedFileName;
  });
  const program = ts.createProgram([...new Set(files)], OPTIONS);
  const checker = program.getTypeChecker();
  return references.map(({ module, type }, index) => {
    const source = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const exported = checker.getExportsOfModule(source);
    if (type === '*') {
      return Object.fromEntries(
        exported.map(({ name, declarations }) => [
          name,
          oneLine(declarations?.[0]?.type?.getText() ?? name),
        ]),
      );
    }
    const symbol = exported.find(({ name }) => name === type);
    if (!symbol) throw new Error(`${module} exports no type ${type}.`);
    const properties = checker.getPropertiesOfType(
      checker.getDeclaredTypeOfSymbol(symbol),
    );
    return Object.fromEntries(
      properties.map((property) => {
        const written = property.valueDeclaration?.type?.getText();
        const text = written ?? checker.typeToString(checker.getTypeOfSymbol(property));
        return [property.name, oneLine(text)];
      }),
    );
  });
}
