import type { Problem } from '../../../../src/model/problem';
import { createReport } from '../../../../src/plugin/checks/report/report';

const problem = (code: string, line: number): Problem => ({
  code,
  file: 'docs/a.md',
  line,
  message: 'is wrong.',
  hint: 'Mend it.',
});

function reportOf({ strict = false, build = true } = {}) {
  const said: string[] = [];
  const report = createReport({
    isStrict: () => strict,
    isBuild: () => build,
    warn: (text) => said.push(text),
    stopBuild: (text) => {
      throw new Error(text);
    },
  });
  return { said, report };
}

const many = Array.from({ length: 12 }, (_, at) => problem('dead-link', at + 1));

afterEach(() => delete process.env.LEDGER_WARNINGS);

test('warnings of a kind stand together, the first ten in full, and are counted at the end', () => {
  const { said, report } = reportOf();
  report.tell([problem('badge', 20), ...many, many[0] as Problem]);
  const lines = said.join().split('\n  ');
  expect(lines).toHaveLength(1 + 10 + 1 + 1);
  expect(lines[1]).toBe('docs/a.md:1 is wrong. Mend it.');
  expect(lines[11]).toBe('… and 2 more dead links; LEDGER_WARNINGS=all prints them.');
  report.tell([problem('prerender-render', 30)]);
  expect(report.sum()).toBe(
    '14 warnings: 12 dead links, 1 unknown badge, 1 demo that the build cannot render. Set `strict: true` in `themeConfig` to stop builds at them.',
  );
});

test('all of them are printed on request', () => {
  process.env.LEDGER_WARNINGS = 'all';
  const { said, report } = reportOf();
  report.tell(many);
  expect(said.join().split('\n')).toHaveLength(13);
});

test('the development server says warnings once, and again when they change', () => {
  const { said, report } = reportOf({ build: false });
  report.tell(many);
  report.tell(many);
  expect(said).toHaveLength(1);
  report.tell(many.slice(1));
  expect(said).toHaveLength(2);
  expect(report.tell([problem('missing-demo', 3)])).toEqual([problem('missing-demo', 3)]);
});

test('a build stops at what is no warning, and without warnings there is nothing to count', () => {
  const { report } = reportOf();
  expect(report.sum()).toBeUndefined();
  expect(() => report.tell([problem('missing-demo', 3)])).toThrow(/^1 problem in/);
  expect(() => reportOf({ strict: true }).report.tell(many)).toThrow(/^12 problems in/);
});
