import { z } from 'zod';
import { fields } from '../fields';

/** Options of what the build writes for search engines, other sites and machines. */
export const ofOutputs = {
  sitemap: z.boolean().default(true).register(fields, {
    description:
      'True: `sitemap.xml` with all pages, their languages and the days of their last changes, and at the root of a host `robots.txt`. Needs `siteUrl`. A file of the same name in `public` is kept.',
    example: 'sitemap: false',
  }),
  socialCards: z.boolean().default(true).register(fields, {
    description:
      'True: pages say what cards show that messengers and social networks make of them (Open Graph, Twitter). Needs `siteUrl`.',
    example: 'socialCards: false',
  }),
  socialPicture: z.string().optional().register(fields, {
    description:
      'Picture of all cards, 1200 by 630 pixels: its address, or its path in `public`; none: cards without a picture.',
    example: "socialPicture: '/card.png'",
  }),
  socialPictures: z.array(z.string()).optional().register(fields, {
    description:
      'Fonts that draw a picture for the card of each page, with its title and description: packages of [Fontsource](https://fontsource.org), in the order in which they are asked for a letter. Needs `siteUrl` and the package `@napi-rs/canvas`.',
    example: "socialPictures: ['@fontsource-variable/noto-sans-sc']",
  }),
  structuredData: z.boolean().default(true).register(fields, {
    description:
      'True: pages describe themselves in the words of schema.org, as an article with the way to it. Needs `siteUrl`.',
    example: 'structuredData: false',
  }),
  manifest: z.boolean().default(false).register(fields, {
    description:
      'True: `manifest.webmanifest`, with name, colors and icons of the site, for readers who install it. Off by default, because browsers ask for it on every page.',
    example: 'manifest: true',
  }),
  markdownPages: z.boolean().default(false).register(fields, {
    description:
      'True: every page as Markdown at its address with `.md` behind it, linked from the page; `llms.txt` and `llms-full.txt` for each language. Off by default, because it adds two links to each page.',
    example: 'markdownPages: true',
  }),
  referenceFiles: z.boolean().default(false).register(fields, {
    description:
      'True: each reference of `<API>` as JSON, `api/<name>.json`, with its schema, for editors and assistants. Off by default, because few sites have readers for it.',
    example: 'referenceFiles: true',
  }),
};
