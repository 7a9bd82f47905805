import { z } from 'zod';
import { PREFERENCES } from '../../color-mode/preference';
import type { Problem } from '../../model/problem';
import { fields } from './fields';
import { codeOfKey, told, withoutDumi } from './from-dumi';
import { navSchema, sidebarSchema } from './nav';
import { ofOutputs } from './outputs/output-options';
import { problemsOf, usableOf } from './problems-of';
import type { Origin } from './problems-of';
import { ofFiles } from './file-options';

/** Options that every page is shipped with. */
const ofPages = {
  name: z.string().trim().default('').register(fields, {
    description:
      'Name of the site in the header and in page titles; none: that of its package.json.',
    example: "name: 'my-library'",
  }),
  logo: z
    .union([z.string(), z.literal(false)], { error: 'text' })
    .optional()
    .register(fields, {
      description:
        'Address of a picture for the header, on this site or elsewhere; none or false: the name alone. Without `name`, the picture stands alone.',
      example: "logo: '/logo.svg'",
    }),
  prefersColor: z
    .strictObject({
      default: z.enum(PREFERENCES).default('light'),
      switch: z.boolean().optional(),
    })
    .prefault({})
    .register(fields, {
      description:
        'Color that a first visit shows; `auto` follows the system. With `switch: false`, readers cannot change it.',
      example: "prefersColor: { default: 'auto' }",
    }),
  repository: z.string().optional().register(fields, {
    description: "Address of the library's repository, linked from the header.",
    example: "repository: 'https://github.com/me/my-library'",
  }),
  editUrl: z.string().optional().register(fields, {
    description:
      "Address where a page's file is edited; `{file}` stands for its path from the site's root.",
    example: "editUrl: 'https://github.com/me/my-library/edit/main/{file}'",
  }),
  rtl: z.boolean().optional().register(fields, {
    description:
      'True for a switch that mirrors the site, from right to left; `?dir=rtl` does so without it.',
    example: 'rtl: true',
  }),
  footer: z
    .union([z.string(), z.record(z.string(), z.string()), z.literal(false)], {
      error: 'text, or a text for each language',
    })
    .optional()
    .register(fields, {
      description:
        'Text or HTML at the foot of every page, one or one per language; none or false: no footer.',
      example: "footer: 'Released under the MIT license.'",
    }),
  socialLinks: z.record(z.string(), z.string().optional()).optional().register(fields, {
    description:
      'Addresses of the site in networks, of which five are linked from the header, each with the icon of its name: github, weibo, twitter, x, gitlab, facebook, zhihu, yuque, linkedin.',
    example: "socialLinks: { github: 'https://github.com/me/my-library' }",
  }),
};

/** False switches a change of the process off. */
const patch = () => z.boolean().default(true);

/** Changes of the whole process that builds a site, where dumi has no hook for them. */
const hostPatches = z.strictObject({
  v8Flags: patch().register(fields, {
    description: 'V8 optimizes later, by which a build takes a fifth less CPU time.',
    example: 'hostPatches: { v8Flags: false }',
  }),
  gitDates: patch().register(fields, {
    description: 'git is called once for the dates of all pages, not for each page.',
    example: 'hostPatches: { gitDates: false }',
  }),
  postcssPreset: patch().register(fields, {
    description:
      'umi does not load `postcss-preset-env` where Lightning CSS does its work, nor what copies files for webpack.',
    example: 'hostPatches: { postcssPreset: false }',
  }),
  fileSizes: patch().register(fields, {
    description: 'umi compresses only files whose sizes it prints, not the whole output.',
    example: 'hostPatches: { fileSizes: false }',
  }),
  prettier: patch().register(fields, {
    description:
      'umi does not load Prettier, which the types of its options do not need, in `dumi dev`.',
    example: 'hostPatches: { prettier: false }',
  }),
  exitOnProblems: patch().register(fields, {
    description:
      'A build with problems ends the process with code 1; without, dumi rejects with an error.',
    example: 'hostPatches: { exitOnProblems: false }',
  }),
});

/** Hosts that the build writes settings for. */
const HOSTS = [
  'apache',
  'cloudflare',
  'github-pages',
  'netlify',
  'nginx',
  'vercel',
] as const;

/** The content policy of pages, as far as a site can change it. */
const contentPolicy = z.strictObject({
  meta: z.boolean().default(false).register(fields, {
    description:
      'True to write the policy into every page as well, for hosts that send no headers of a site, such as GitHub Pages.',
    example: 'contentPolicy: { meta: true }',
  }),
  allow: z.record(z.string(), z.array(z.string())).default({}).register(fields, {
    description: 'Further sources by directive.',
    example: "contentPolicy: { allow: { 'img-src': ['https://example.com'] } }",
  }),
});

/** Options that only the build reads. */
const ofBuild = {
  nav: navSchema,
  sidebar: sidebarSchema,
  lastUpdated: z.boolean().optional().register(fields, {
    description:
      'True: pages say when git last saw their files change. This is the default, as in dumi, on sites without `editUrl`.',
    example: 'lastUpdated: true',
  }),
  editLink: z.union([z.boolean(), z.string()]).optional().register(fields, {
    description:
      "dumi's form of `editUrl`, with `{filename}`; made of the repository in package.json unless false.",
    example: 'editLink: false',
  }),
  showLineNum: z.boolean().optional().register(fields, {
    description:
      'True: blocks of code have numbers of lines. The word `showLineNum` after the language of a block does so for one.',
    example: 'showLineNum: true',
  }),
  contentPolicy: contentPolicy.optional().register(fields, {
    description:
      'A strict content security policy: scripts, frames and requests of this site alone. The development server sends it, and the settings for hosts have it.',
    example: 'contentPolicy: {}',
  }),
  hosting: z.array(z.enum(HOSTS)).default([]).register(fields, {
    description:
      'Hosts whose settings the build writes into the output: caching, `404.html`, headers. Netlify and Cloudflare Pages read `_headers`, Apache `.htaccess`, Vercel `vercel.json`; nginx gets an `nginx.conf` and GitHub Pages a `.nojekyll`.',
    example: "hosting: ['netlify']",
  }),
  demoSupport: z.array(z.string()).default([]).register(fields, {
    description:
      "Folders of files that support many demos, relative to the site's root. Readers get them with every demo they take along, but the demo's code and search leave them out.",
    example: "demoSupport: ['docs/examples/shared']",
  }),
  hostPatches: hostPatches.prefault({}).register(fields, {
    description: 'Changes that the build may make to its own process.',
    example: 'hostPatches: { gitDates: false }',
  }),
  playgroundOrigins: z
    .array(z.string().regex(/^(https?|wss?):\/\/[\w.*:-]+$/))
    .default([])
    .register(fields, {
      description:
        "Other hosts that edited demos may read from. The editor's frame blocks requests to all but the site's own host and these.",
      example: "playgroundOrigins: ['https://data.example.com']",
    }),
  ...ofFiles,
  searchSynonyms: z.record(z.string(), z.array(z.string())).optional().register(fields, {
    description:
      'What readers may type in search, and what pages say instead: a query with the one also finds the other. A list for each word or phrase, in any language.',
    example: "searchSynonyms: { 'frozen column': ['fixed column'] }",
  }),
  searchPictures: z.record(z.string(), z.string()).optional().register(fields, {
    description:
      'Pictures of pages beside hits of the search in wide windows: folders below the base, by the paths of the pages. Files as for `<Gallery>`: `simple.light.webp` and `simple.dark.webp` for `/demo/simple`.',
    example: "searchPictures: { '/demo': '/previews' }",
  }),
  strict: z.boolean().default(false).register(fields, {
    description:
      'True: every problem stops the build, those that are matters of taste too. Without, a build stops only where a page or the site cannot be made; other problems are warnings.',
    example: 'strict: true',
  }),
  offline: z
    .union([z.boolean(), z.literal('remove')])
    .default(false)
    .register(fields, {
      description:
        "True for a service worker, `service-worker.js`, with which visited pages and search work without a network; it offers a new version of the site, and the reader decides when to load it. To withdraw it, set `'remove'` for as long as readers may come back: the same file then deletes what was kept and unregisters itself.",
      example: 'offline: true',
    }),
  siteUrl: z.string().optional().register(fields, {
    description:
      'Address at which the site is hosted, with its base. `sitemap`, `socialCards`, `structuredData`, feeds of changelogs and `opensearch.xml` need it; canonical addresses, `hreflang` and `llms.txt` name the host where it is known. Without it, the host of the option `sitemap` of dumi is taken.',
    example: "siteUrl: 'https://example.com/table'",
  }),
};

/** Everything that a site may tell the theme, as `themeConfig` of its dumi configuration. */
export const optionsSchema = z.strictObject({ ...ofPages, ...ofBuild, ...ofOutputs });
const shipped = z.object(ofPages);

/** What a site writes. */
export type LedgerOptions = z.input<typeof optionsSchema>;
/** With every default filled in. */
export type ResolvedOptions = z.output<typeof optionsSchema>;
export type HostPatchOptions = z.input<typeof hostPatches>;
/** What pages know of them. */
export type ShippedOptions = z.output<typeof shipped>;

/**
 * What is wrong with the options of a site.
 * @param themeConfig as dumi gives it, with keys of dumi's own
 * @param place the configuration's file, and the lines of keys in `themeConfig`
 */
export function checkOptions(
  themeConfig: object,
  place: Pick<Origin, 'file' | 'lineOf'>,
): Problem[] {
  return problemsOf(optionsSchema, withoutDumi(themeConfig), {
    ...place,
    code: 'option',
    codeOfKey,
    subject: '`themeConfig`',
    prefix: 'themeConfig.',
  }).map(told);
}

/** The options with every default filled in, and without those that `checkOptions` tells of. */
export function resolveOptions(themeConfig: object): ResolvedOptions {
  const options = usableOf(optionsSchema, withoutDumi(themeConfig));
  // `SITE_URL= npm run build` sets an empty address, which means none.
  const { siteUrl, editLink } = options;
  const editUrl =
    typeof editLink === 'string' ? editLink.replace('{filename}', '{file}') : '';
  return {
    ...(editUrl && { editUrl }),
    ...options,
    siteUrl: siteUrl || undefined,
  };
}

/** What pages need of the options, without what only the build reads. */
export function shippedOptions(options: ResolvedOptions): ShippedOptions {
  return shipped.parse(options);
}
