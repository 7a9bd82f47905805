import type { SiteFiles } from '../small-site';

/** Options with which a site tells search engines, networks and machines all that it can. */
export const machineOptions = {
  logo: '/mark.svg',
  manifest: true,
  markdownPages: true,
  socialPictures: ['@fontsource-variable/noto-sans-sc'],
};

/** The logo, and a changelog, which has a feed. */
export const machineFiles: SiteFiles = {
  'public/mark.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><path d="M0 0h32v32H0z"/></svg>',
  'docs/changes.md':
    '---\ntitle: Changes\ngroup: Start\norder: 9\n---\n\n<Changelog></Changelog>\n\n## 1.1.0 - 2024-05-01\n\n- **New** A demo, see [its page](/hello)\n\n## 1.0.0 - 2024-01-01\n\n- **New** All of it, see [1.1.0](#v1-1-0)\n',
};
