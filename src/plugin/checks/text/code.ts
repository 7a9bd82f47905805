import type { Code } from 'mdast';
import { extractMarks } from '../../../code/marks';
import {
  backwardRanges,
  readCodeMeta,
  unreadMeta,
} from '../../markdown/authoring/code-meta';
import { toPackageManagers } from '../../markdown/authoring/package-managers';
import { nodesOfType } from '../../markdown/tree';
import { problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

function codeFaults({ lang, meta, value, position }: Code): LineProblem[] {
  const line = position?.start.line ?? 1;
  const fault = (message: string, hint: string, at = line): LineProblem => {
    return { code: 'code', line: at, message, hint };
  };
  const { lines, packageManagers } = readCodeMeta(meta ?? '');
  const count = value.split('\n').length;
  const wrong = lines.find((one) => one < 1 || one > count);
  const { failed } = packageManagers ? toPackageManagers(value) : { failed: undefined };
  return [
    ...unreadMeta(meta ?? '').map((part) =>
      fault(
        `cannot parse \`${part}\` after \`${lang}\`.`,
        'Write a title as `title="name"` and lines as `{1,3-5}`.',
      ),
    ),
    ...backwardRanges(meta ?? '').map((range) =>
      fault(
        `the line range \`${range}\` ends before it starts.`,
        `Write \`${range.split('-').reverse().join('-')}\`.`,
      ),
    ),
    ...(wrong === undefined
      ? []
      : [
          fault(
            `line ${wrong} cannot be highlighted: this code has ${count === 1 ? '1 line' : `${count} lines`}.`,
            'Use lines of this block, counting from 1.',
          ),
        ]),
    ...extractMarks(value, lang ?? '').unknown.map(({ name, line: at }) =>
      fault(
        `unknown line marker \`[!code ${name}]\`.`,
        'Use `[!code ++]`, `[!code --]`, or `[!code highlight]`.',
        line + at,
      ),
    ),
    ...(failed
      ? [
          fault(
            `\`${(value.split('\n')[failed.line - 1] ?? '').trim()}\` cannot be converted for ${failed.to}.`,
            'Write one npm or npx command per line, or remove `npm2yarn`.',
            line + failed.line,
          ),
        ]
      : []),
  ];
}

/** Finds invalid titles, lines, markers, and commands of code blocks. */
export const checkCode: Check = (document, site) =>
  problemsAt(document, site, nodesOfType('code', document.tree).flatMap(codeFaults));
