import type { Problem } from '../../model/problem';
import { tabKeyOf } from '../markdown/tab-files';
import type { Check } from './check';

/** Finds unusable front matter, and pages without a title. */
export const checkFrontMatter: Check = ({ file, untitled, frontMatterProblems }) => {
  // A tab without a title is named by its key.
  if (!untitled || tabKeyOf(file) !== undefined) return [...frontMatterProblems];
  const noTitle: Problem = {
    code: 'no-title',
    file,
    line: 1,
    message: 'this page has no title.',
    hint: 'Add a line `title: …` to its front matter.',
  };
  return [...frontMatterProblems, noTitle];
};
