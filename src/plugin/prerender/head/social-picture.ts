import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '../../is-file';
import type { Site } from '../../site/read-site';
import { readSocialTools } from '../../social-tools';
import type { SocialTools } from '../../social-tools';
import type { DescribedPage } from './described-page';

/** All that is on the picture of a card. */
export interface SocialCard {
  /** Of the page. */
  title: string;
  /** Of the page; empty for a page without any. */
  description: string;
  /** The part of the site that the page is in; empty outside of all. */
  section: string;
  /** Name of the site. */
  site: string;
  /** Address of the site, without its protocol. */
  host: string;
  /** Language tag of the texts. */
  language: string;
}

/** A picture that a page's card has. */
export interface SocialPicture {
  /** Address below that of the site, which changes with everything that is on the picture. */
  address: string;
  card: SocialCard;
}

export interface SocialPictures {
  tools: SocialTools;
  /** The site's logo; undefined where it has none in its folder `public`. */
  logo?: Buffer;
  of(described: DescribedPage): SocialPicture;
}

/** The size that messengers and social networks ask for, in pixels. */
export const PICTURE = { width: 1200, height: 630 } as const;

/** Change it with the drawing: pictures are kept between builds by it. */
const DRAWING = 1;

function logoOf({ options, root }: Pick<Site, 'options' | 'root'>): Buffer | undefined {
  if (!options.logo) return undefined;
  const file = join(root, 'public', options.logo);
  return isFile(file) ? readFileSync(file) : undefined;
}

/** The pictures of a site's cards; undefined where it wants none, or has nothing that draws them. */
export function socialPictures(
  site: Pick<Site, 'options' | 'root'>,
): SocialPictures | undefined {
  const { tools } = readSocialTools(site) ?? {};
  if (!tools) return undefined;
  const logo = logoOf(site);
  const common = createHash('sha256')
    .update(JSON.stringify([DRAWING, tools.versions]))
    .update(logo ?? '');
  const host = (site.options.siteUrl ?? '').replace(/^\w+:\/\/|\/+$/g, '');
  return {
    tools,
    logo,
    of({ page, description, above, locale, site: { name } }) {
      const card = {
        title: page.headline ?? page.title,
        description,
        section: above[1]?.title ?? '',
        site: name,
        host,
        language: locale.id,
      };
      const hash = common.copy().update(JSON.stringify(card)).digest('hex');
      return { address: `/social/${hash.slice(0, 16)}.jpg`, card };
    },
  };
}
