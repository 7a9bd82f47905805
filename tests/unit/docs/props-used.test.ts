import { propsUsedProblems } from '../../../src/plugin/checks/text/props-used';
import { formatProblem } from '../../../src/model/problem';
import { localeOfFile } from '../../../src/model/locale';
import {
  propsUsedText,
  writtenEntries,
} from '../../../src/plugin/site/references/props-used';
import { sitePropMap } from '../support/prop-map';
import { LOCALES } from '../support/locales';
import { siteIn } from '../support/read-site';
import { ROOT } from '../support/root';

jest.setTimeout(120_000);

const site = siteIn(ROOT, { apiNotes: 'docs/api' });

test('each page of a demo or a recipe lists what it is about, and the build adds the rest', () => {
  const pages = [...site.files].filter(([file]) =>
    /^docs\/(demo|recipe)\/(?!index\b)[\w-]+(\.zh-CN)?\.md$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(100);
  const without = pages.filter(
    ([, { document }]) => (writtenEntries(document)?.length ?? 0) === 0,
  );
  expect(without.map(([file]) => file)).toEqual([]);
});

test('each listed property is used by a demo of its page', () => {
  expect(propsUsedProblems(site, sitePropMap()).map(formatProblem)).toEqual([]);
});

test('each property that the build adds is said in half a sentence, in the language of its page', () => {
  const map = sitePropMap();
  const words = {
    'markdown.props.short': '{prop} SHORT {text}',
    'markdown.props.sentence': '{prop} SENTENCE {text}',
  };
  const added = [...site.files].flatMap(([file, { document }]) => {
    const locale = localeOfFile(file, LOCALES).id;
    const text = propsUsedText(document, map, words, locale) ?? '';
    return text.split('\n').flatMap((line) => (line ? [{ file, locale, line }] : []));
  });
  expect(added.length).toBeGreaterThan(300);
  const wrong = added.filter(
    ({ locale, line }) =>
      !/ SHORT .*[^.。]$/.test(line) ||
      (locale === 'zh-CN') !== /\p{Script=Han}/u.test(line),
  );
  expect(wrong).toEqual([]);
});
