import { formatProblem, formatProblems } from '../../../src/model/problem';
import type { Problem } from '../../../src/model/problem';

function problem(file: string, line: number, message = 'is wrong.'): Problem {
  return { code: 'test', file, line, message, hint: 'Mend it.' };
}

test('a problem says place, fault and cure in one line', () => {
  expect(formatProblem(problem('docs/a.md', 3, 'this page has no title.'))).toBe(
    'docs/a.md:3 this page has no title. Mend it.',
  );
});

test('problems stand by file, then by line as a number', () => {
  const lines = formatProblems([
    problem('docs/b.md', 1),
    problem('docs/a.md', 10),
    problem('docs/a.md', 9),
  ]).split('\n');
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual([
    '3',
    'docs/a.md:9',
    'docs/a.md:10',
    'docs/b.md:1',
  ]);
});

test.each([
  [1, '1 problem in the documentation:'],
  [2, '2 problems in the documentation:'],
])('the heading counts %d', (count, heading) => {
  const problems = Array.from({ length: count }, () => problem('docs/a.md', 1));
  expect(formatProblems(problems).split('\n')[0]).toBe(heading);
});

test('the list that was given keeps its order', () => {
  const problems = [problem('docs/b.md', 1), problem('docs/a.md', 1)];
  formatProblems(problems);
  expect(problems.map(({ file }) => file)).toEqual(['docs/b.md', 'docs/a.md']);
});
