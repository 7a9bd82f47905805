import type { SyntaxNode } from '../../../code/parse';
import { childrenOf, descendantsNamed } from '../../../code/syntax';

/** The name of a field where code reads it. */
export interface FieldRead {
  from: number;
  to: number;
  name: string;
}

const READS = new Set(['MemberExpression', 'VariableDeclaration']);
const DEFINITIONS = new Set(['VariableDefinition']);

/** The parameters of a function, each without its type and its default. */
function parametersOf(node: SyntaxNode): SyntaxNode[] {
  const list = childrenOf(node).find(({ name }) => name === 'ParamList');
  const parts = list ? childrenOf(list) : [];
  return parts.filter(
    (_, at) => at > 0 && (parts[at - 1]?.name === '(' || parts[at - 1]?.name === ','),
  );
}

/** The fields that a pattern takes out: `expanded` and `record` in `{ expanded, record: row }`. */
function fieldsOfPattern(pattern: SyntaxNode, code: string): FieldRead[] {
  return childrenOf(pattern).flatMap((one) => {
    const [first] = one.name === 'PatternProperty' ? childrenOf(one) : [];
    const isField =
      first?.name === 'PropertyName' || first?.name === 'VariableDefinition';
    if (!first || !isField) return [];
    return [{ from: first.from, to: first.to, name: code.slice(first.from, first.to) }];
  });
}

/**
 * The fields of an argument that a function reads: in a pattern in the place of the parameter, as
 * `info.ref`, and in `const { ref } = info`. A parameter whose name is defined again counts for
 * nothing.
 * @param node a function or a method
 * @param at place of the parameter, from 0
 * @returns in the order of the code
 */
export function fieldsRead(node: SyntaxNode, at: number, code: string): FieldRead[] {
  const parameter = parametersOf(node)[at];
  if (!parameter) return [];
  if (parameter.name === 'ObjectPattern') return fieldsOfPattern(parameter, code);
  if (parameter.name !== 'VariableDefinition') return [];
  const text = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const name = text(parameter);
  const defined = descendantsNamed(node, DEFINITIONS).filter((one) => text(one) === name);
  if (defined.length > 1) return [];
  return descendantsNamed(node, READS).flatMap((read) => {
    const parts = childrenOf(read);
    if (read.name === 'MemberExpression') {
      const field = parts[parts.length - 1];
      const isOwn = parts[0]?.name === 'VariableName' && text(parts[0]) === name;
      return isOwn && field?.name === 'PropertyName'
        ? [{ from: field.from, to: field.to, name: text(field) }]
        : [];
    }
    return parts.flatMap((value, place) => {
      const pattern = parts[place - 2];
      const isOwn = value.name === 'VariableName' && text(value) === name;
      return isOwn && pattern?.name === 'ObjectPattern'
        ? fieldsOfPattern(pattern, code)
        : [];
    });
  });
}
