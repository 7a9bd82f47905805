import { joinFiles } from './join-files';
import type { SandboxProject } from './project';
import { reactTraits } from './react-version';
import { VITE } from './tool-versions';

/** A bundler that a project can be shaped for. */
export type Bundler = 'vite' | 'create-react-app';

interface Layout {
  page: string;
  /** Name of the module that is bundled, without ending. */
  main: string;
  /** True where the page itself loads that module. */
  loadsMain: boolean;
  /** What goes into `package.json` besides what every project has there. */
  manifest: (main: string) => Record<string, unknown>;
  tools: Record<string, string>;
  files: (project: SandboxProject) => Record<string, string>;
}

/** Compiled by React's runtime for JSX where there is one, else with React in scope. */
function viteConfig({ dependencies }: SandboxProject): string {
  const { hasJsxRuntime } = reactTraits(dependencies.react ?? '');
  const options = hasJsxRuntime ? '' : "{ jsxRuntime: 'classic' }";
  return `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(${options})] });
`;
}

/** All in which the shapes differ. */
const LAYOUTS: Record<Bundler, Layout> = {
  vite: {
    page: 'index.html',
    main: 'src/main',
    loadsMain: true,
    manifest: () => ({
      type: 'module',
      scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview' },
    }),
    tools: VITE,
    files: (project) => ({ 'vite.config.js': viteConfig(project) }),
  },
  'create-react-app': {
    page: 'public/index.html',
    main: 'src/index',
    loadsMain: false,
    manifest: (main) => ({ main }),
    tools: {},
    files: () => ({}),
  },
};

/** A project's files in the shape of a bundler. */
export interface LaidOut {
  files: Record<string, string>;
  /** What is bundled: `src/main.tsx`, or `src/index.tsx`. */
  entry: string;
}

/**
 * Gives a project the shape of a bundler: Vite's, which StackBlitz and the reader's own machine
 * run, or Create React App's, which CodeSandbox runs in the browser.
 * @param more files that come on top
 * @throws where a file of the demo has a name that the bundler needs
 */
export function layOut(
  project: SandboxProject,
  bundler: Bundler,
  more: Record<string, string> = {},
): LaidOut {
  const layout = LAYOUTS[bundler];
  const {
    [project.entry]: main = '',
    'index.html': page = '',
    'package.json': manifest = '{}',
    ...rest
  } = project.files;
  const ending = project.entry.slice(project.entry.lastIndexOf('.'));
  const entry = layout.main + ending;
  const script = `  <script type="module" src="/${entry}"></script>\n  </body>`;
  const given = JSON.parse(manifest) as Record<string, object>;
  const devDependencies = { ...project.devDependencies, ...layout.tools };
  const own = {
    [entry]: main,
    [layout.page]: layout.loadsMain ? page.replace('</body>', script) : page,
    'package.json': `${JSON.stringify(
      { ...given, ...layout.manifest(entry), devDependencies },
      null,
      2,
    )}\n`,
    ...layout.files(project),
    ...more,
  };
  return { files: joinFiles(own, rest), entry };
}
