import { toPackageManagers } from '../../../../src/plugin/authoring/package-managers';

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
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['# then', '# then', '# then', '# then'],
])('%s', (npm, yarn, pnpm, bun) => {
  expect(toPackageManagers(npm)).toEqual({ commands: { npm, yarn, pnpm, bun } });
});

test.each(['npm audit fix', 'npm ci && npm test', 'cd docs', 'yarn add a'])(
  '%s has no form for the others',
  (command) => {
    expect(toPackageManagers(`npm ci\n${command}`).failed).toEqual({
      line: 2,
      to: 'yarn',
    });
  },
);
