/** What an entry of a changelog is about, in the order in which a filter lists them. */
export const CHANGE_KINDS = [
  'breaking',
  'feature',
  'fix',
  'performance',
  'types',
  'deprecation',
  'removal',
  'security',
  'change',
  'internal',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * Words of authors and tools, in lower case: those of https://keepachangelog.com, of Conventional
 * Commits and of Changesets.
 */
const WORDS: Readonly<Record<string, ChangeKind>> = {
  breaking: 'breaking',
  'breaking change': 'breaking',
  'breaking changes': 'breaking',
  'major changes': 'breaking',
  不兼容: 'breaking',
  破坏性变更: 'breaking',
  new: 'feature',
  added: 'feature',
  feat: 'feature',
  feature: 'feature',
  features: 'feature',
  'minor changes': 'feature',
  新增: 'feature',
  新特性: 'feature',
  fix: 'fix',
  fixes: 'fix',
  fixed: 'fix',
  'bug fix': 'fix',
  'bug fixes': 'fix',
  'patch changes': 'fix',
  修复: 'fix',
  perf: 'performance',
  performance: 'performance',
  'performance improvements': 'performance',
  性能: 'performance',
  types: 'types',
  typescript: 'types',
  类型: 'types',
  deprecated: 'deprecation',
  deprecation: 'deprecation',
  deprecations: 'deprecation',
  弃用: 'deprecation',
  废弃: 'deprecation',
  removed: 'removal',
  removal: 'removal',
  移除: 'removal',
  security: 'security',
  安全: 'security',
  change: 'change',
  changed: 'change',
  changes: 'change',
  变更: 'change',
  internal: 'internal',
  chore: 'internal',
  refactor: 'internal',
  内部: 'internal',
};

/**
 * The kind that a word stands for; undefined for any other.
 * @example changeKindOf('Bug Fixes') // 'fix'
 */
export function changeKindOf(word: string): ChangeKind | undefined {
  // Without icons in front of it.
  const key = word.replace(/^[^\p{L}]+|[\s:：]+$/gu, '').toLowerCase();
  return Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
}
