import GithubSlugger from 'github-slugger';
import { pagesIn } from './read.mjs';

/** What the page says in each language, by the end of its file. */
const LANGUAGES = {
  '.md': {
    title: 'All symptoms',
    description:
      'Everything that goes wrong with rc-table, by page, each with a link to its cure.',
    intro:
      'Everything under “What goes wrong” on these pages. Look for what you see, and follow the link to cause and cure. Messages of the console are in [troubleshooting](/guide/troubleshooting).',
    recipes: 'Recipes',
    guides: 'Guides',
    reference: 'Reference',
  },
  '.zh-CN.md': {
    title: '所有症状',
    description: '使用 rc-table 时可能遇到的所有问题，按页面排列，每条都链接到解决方法。',
    intro:
      '各页面的「常见问题」都列在这里。找到你看到的现象，点开链接查看原因和解决方法。控制台里的消息见[疑难解答](/guide/troubleshooting)。',
    recipes: '实战',
    guides: '指南',
    reference: '参考',
  },
};

/** The groups of the demos in a language, in the order of the sidebar. */
const groupsOf = (pages) => [...new Set(pages.map(({ group }) => group))];

function listOf({ title, headline = title, path, symptoms }) {
  const items = symptoms.map(({ symptom, id }) => `  - [${symptom}](${path}#${id})`);
  return [`- [${headline}](${path})`, ...items].join('\n');
}

/**
 * Makes the index of all symptoms in each language.
 * @param {string} root of the repository
 * @returns {{ file: string, text: string }[]} paths below the root, and markdown
 */
export function symptomPages(root) {
  const slugger = new GithubSlugger();
  const ids = groupsOf(pagesIn(root, 'docs/demo', '.md')).map((name) =>
    slugger.slug(name),
  );
  return Object.entries(LANGUAGES).map(([ending, words]) => {
    const demos = pagesIn(root, 'docs/demo', ending);
    const groups = [
      ...groupsOf(demos).map((title, at) => ({
        id: ids[at],
        title,
        pages: demos.filter(({ group }) => group === title),
      })),
      {
        id: 'recipes',
        title: words.recipes,
        pages: pagesIn(root, 'docs/recipe', ending),
      },
      { id: 'guides', title: words.guides, pages: pagesIn(root, 'docs/guide', ending) },
      { id: 'reference', title: words.reference, pages: pagesIn(root, 'docs', ending) },
    ];
    const text = [
      `---\ntitle: ${words.title}\ndescription: ${words.description}\nsearch: false\n---`,
      `# ${words.title}`,
      words.intro,
      ...groups.flatMap((group) => [
        `## ${group.title} {#${group.id}}`,
        group.pages.map(listOf).join('\n'),
      ]),
    ].join('\n\n');
    return {
      file: `docs/guide/symptoms${ending}`,
      text: `${text}\n`,
    };
  });
}
