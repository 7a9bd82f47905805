import ts from 'typescript';
import { openDeclarations } from '../../../src/plugin/reference/declarations';
import { readTypes } from '../../../src/plugin/reference/types';
import type { TypeProperty, TypeReference } from '../../../src/plugin/reference/types';

/** The properties of types, read by the compiler of this repository. */
export function typesIn(
  references: readonly TypeReference[],
  root: string,
): (TypeProperty[] | null)[] {
  const modules = references.map(({ module }) => module);
  return readTypes(references, openDeclarations(ts, modules, root)).properties;
}
