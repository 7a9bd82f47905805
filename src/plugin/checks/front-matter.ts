import type { Check } from './check';

/** Finds unusable front matter. */
export const checkFrontMatter: Check = ({ frontMatterProblems }) => [
  ...frontMatterProblems,
];
