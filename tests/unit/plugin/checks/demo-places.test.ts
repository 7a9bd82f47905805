import { checkHeroDemos } from '../../../../src/plugin/checks/demo-places';
import { problemsIn, siteIn } from '../../support/read-site';
import { temporaryFolders } from '../../support/temporary-folder';

const folderWith = temporaryFolders();
const DEMO = '<code src="./a.tsx" hero></code>\n';

const problemsOf = (front: string, text: string) =>
  problemsIn(
    siteIn(folderWith({ 'docs/a.md': `---\ntitle: A\n${front}---\n\n${text}` })),
    checkHeroDemos,
  );

test('one demo stands beside the hero, and others do not ask for it', () => {
  expect(problemsOf('hero: { title: A }\n', DEMO)).toEqual([]);
  expect(problemsOf('', '<code src="./a.tsx"></code>\n')).toEqual([]);
});

test('a demo beside a hero that the page has not got is told', () => {
  expect(problemsOf('', DEMO)).toEqual([
    'docs/a.md:5 <code src="./a.tsx"> stands beside the hero, but the page has no `hero`. Add `hero` to the front matter, or remove it from the demo.',
  ]);
});

test('so is a second one', () => {
  expect(problemsOf('hero: { title: A }\n', `${DEMO}\n${DEMO}`)).toEqual([
    'docs/a.md:8 <code src="./a.tsx"> is a second demo beside the hero. Remove `hero` from it.',
  ]);
});
