import { toPackageManagers } from '../../../../../src/plugin/markdown/authoring/package-managers';

test.each([
  ['npm install', 'yarn install', 'pnpm install', 'bun install'],
  ['npm install rc-table', 'yarn add rc-table', 'pnpm add rc-table', 'bun add rc-table'],
  ['npm i -D jest', 'yarn add --dev jest', 'pnpm add -D jest', 'bun add --dev jest'],
  ['npm uninstall jest', 'yarn remove jest', 'pnpm remove jest', 'bun remove jest'],
  ['npm run build', 'yarn build', 'pnpm run build', 'bun run build'],
  ['npx serve dist', 'yarn dlx serve dist', 'pnpm dlx serve dist', 'bun x serve dist'],
  [
    'npm create vite my-app',
    'yarn create vite my-app',
    'pnpm create vite my-app',
    'bunx create-vite my-app',
  ],
  [
    'npm create vite@latest my-app -- --template react',
    'yarn create vite@latest my-app --template react',
    'pnpm create vite@latest my-app --template react',
    'bunx create-vite@latest my-app --template react',
  ],
  [
    'npm init @scope/app@latest',
    'yarn create @scope/app@latest',
    'pnpm create @scope/app@latest',
    'bunx @scope/create-app@latest',
  ],
  [
    'npm create next-app@14',
    'yarn create next-app@14',
    'pnpm create next-app@14',
    'bunx create-next-app@14',
  ],
  [
    'npm i vite@latest',
    'yarn add vite@latest',
    'pnpm add vite@latest',
    'bun add vite@latest',
  ],
  [
    'npm ci',
    'yarn install --immutable',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['# then', '# then', '# then', '# then'],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(toPackageManagers(npm)).toEqual({ commands: { npm, yarn, pnpm, bun } });
});

test.each([
  ...['npm audit fix', 'npm ci && npm test', 'cd docs', 'yarn add a'],
  // Yarn 1 has a form for these, and current yarn none.
  ...['npm i -g a', 'npm ls a', 'npm outdated', 'npm rebuild', 'npm i -P a'],
])('%s has no form for the others', (command) => {
  expect(toPackageManagers(`npm ci\n${command}`).failed).toEqual({
    line: 2,
    to: 'yarn',
  });
});

test('a create package that is a whole scope has no form for bun', () => {
  const { commands, failed } = toPackageManagers('npm create @scope@latest');
  expect(failed).toEqual({ line: 1, to: 'bun' });
  expect(commands.yarn).toBe('yarn create @scope@latest');
});
