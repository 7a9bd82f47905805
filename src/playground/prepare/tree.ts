import type { parser } from '@lezer/javascript';

/** The syntax tree of a script. */
export type Tree = ReturnType<typeof parser.parse>;
export type SyntaxNode = Tree['topNode'];
