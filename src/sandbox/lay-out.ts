import { joinFiles } from './join-files';
import type { SandboxProject } from './project';
import { reactTraits } from './react-version';
import { VITE } from './tool-versions';

/** A bundler that a project can be laid out for. */
export type Bundler = 'vite' | 'create-react-app';

interface Layout {
  page: string;
  /** Name of the bundled module, without its ending. */
  main: string;
  /** True if the page itself loads that module. */
  loadsMain: boolean;
  /** Additional fields of `package.json`. */
  manifest: (main: string) => Record<string, unknown>;
  tools: Record<string, string>;
  files: (project: SandboxProject) => Record<string, string>;
}

/** Uses React's JSX runtime if the version has one, otherwise React in scope. */
function viteConfig({ dependencies }: SandboxProject): string {
  const { hasJsxRuntime } = reactTraits(dependencies.react ?? '');
  const options = hasJsxRuntime ? '' : "{ jsxRuntime: 'classic' }";
  return `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(${options})] });
`;
}

/** Everything in which the layouts differ. */
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

/** A project's files in the layout of a bundler. */
export interface LaidOutProject {
  files: Record<string, string>;
  /** The bundled module: `src/main.tsx` or `src/index.tsx`. */
  entry: string;
}

/**
 * Lays out a project for a bundler: Vite, which runs on StackBlitz and on the reader's
 * machine, or Create React App, which CodeSandbox runs in the browser.
 * @param more additional files
 * @throws if a file of the demo has a name that the bundler needs
 */
export function layOut(
  project: SandboxProject,
  bundler: Bundler,
  more: Record<string, string> = {},
): LaidOutProject {
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
