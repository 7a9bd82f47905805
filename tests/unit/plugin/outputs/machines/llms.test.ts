import { parseAndValidate } from '@25xcodes/llmstxt-parser';
import { machineFiles } from '../../../../../src/plugin/outputs/machines/machine-files';
import { siteIn } from '../../../support/read-site';
import { temporaryFolders } from '../../../support/temporary-folder';

const folderWith = temporaryFolders();
const root = folderWith({
  'docs/index.md': '---\ntitle: Home\ndescription: A table.\n---\n\nText.\n',
  'docs/a(b).md': '---\ntitle: A [list] (long)\n---\n\nShows rows: many.\n',
  'docs/demo/empty.md': '---\ntitle: Empty\n---\n',
});

const ENTRY = /^- \[[^[\]]+\]\(https?:\/\/[^()\s]+\)(?:: \S.*)?$/;

/** The lines that are neither in the form of llmstxt.org nor empty. */
function otherLines(text: string): string[] {
  const [title = '', empty, about = '', ...lines] = text.trimEnd().split('\n');
  const isHead = /^# \S/.test(title) && empty === '' && /^> \S/.test(about);
  const others = lines.filter(
    (line) => line !== '' && !/^## \S/.test(line) && !ENTRY.test(line),
  );
  return isHead ? others : [title, about, ...others];
}

test.each(['Site', ''])(
  'llms.txt of a site named "%s" is what its readers parse',
  (name) => {
    const site = siteIn(root, {
      name,
      nav: [{ title: 'Demos', link: '/demo' }],
      markdownPages: true,
    });
    const made = machineFiles({
      site,
      references: [],
      root: 'https://example.com',
      words: {},
    });
    const text = made.get('/llms.txt')?.() ?? '';
    expect(otherLines(text)).toEqual([]);
    const { document, validation } = parseAndValidate(text);
    expect(validation.errors).toEqual([]);
    expect(document.title).toBe(name || 'Home');
    expect(document.summary).toBe('A table.');
    expect(document.sections.map(({ heading }) => heading)).toEqual([
      name || 'Home',
      'Demos',
    ]);
    expect(document.links.map(({ title, url }) => [title, url])).toEqual([
      ['A &#91;list&#93; (long)', 'https://example.com/a%28b%29.md'],
      ['Home', 'https://example.com/index.md'],
      ['Empty', 'https://example.com/demo/empty.md'],
    ]);
  },
);
