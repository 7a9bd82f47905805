import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', '.dumi/tmp*', 'coverage', 'node_modules', '.small-sites'] },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    // Scripts and the node side of the theme speak through the terminal.
    files: ['scripts/**', 'src/plugin/**', '**/*.cjs', '**/*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // The `log` and scroll roles of the demos take focus so that the keyboard can scroll them.
    files: ['docs/examples/**'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
);
