import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.dumi/tmp*',
      'coverage',
      'node_modules',
      '.small-sites',
      '.bench',
      '.pack',
    ],
  },
  ...tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-console': 'error',
      // On a component it is that component's prop.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
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
    // An import by a relative path inside `declare module` gives `any`; `import()` gives the type.
    files: ['src/generated*.d.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false },
      ],
    },
  },
  {
    // Regions that scroll take focus so that the keyboard can scroll them, and a separator that
    // takes focus is a control (WAI-ARIA 1.2), which the rules do not know.
    files: ['docs/examples/**'],
    rules: {
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
    },
  },
);
