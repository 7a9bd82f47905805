/** A link with its words. */
export interface HeroAction {
  text: string;
  /** Address on this site, without its base, or a whole one. */
  link: string;
}

/** What stands large at the top of a page, as dumi's front matter `hero` has it. */
export interface Hero {
  title?: string;
  /** HTML, as in dumi's own theme. */
  description?: string;
  /** Address of a picture, or a background as CSS has it. */
  background?: string;
  /** What readers type to install it. */
  command?: string;
  actions?: HeroAction[];
}

/** A card below the hero, as dumi's front matter `features` has them. */
export interface Feature {
  emoji?: string;
  /** Address of a picture, for a card without `emoji`. */
  icon?: string;
  title?: string;
  /** HTML, as in dumi's own theme. */
  description?: string;
  link?: string;
}

/** @example isOutside('https://example.com') // true */
export function isOutside(link: string): boolean {
  return /^\w+:\/\/|^(mailto|tel):/.test(link);
}

/**
 * How many cards stand beside each other in a wide window: as many as leave no gap in the last row,
 * or three. Two rows of two look better than three cards and one alone.
 * @example columnsOf(4) // 2
 */
export function columnsOf(cards: number): 1 | 2 | 3 {
  if (cards < 3) return cards === 2 ? 2 : 1;
  return cards % 3 > 0 && cards % 2 === 0 ? 2 : 3;
}

/**
 * The title of a hero as text. Other themes show formatting in it, so sites write tags such as `<b>`;
 * what else is in angle brackets stays.
 * @example heroTitleOf('<b>Pro</b> <Table>') // 'Pro <Table>'
 */
export function heroTitleOf(written: string): string {
  return written
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(/<\/?(?:b|i|u|em|strong|mark|small|span)(?:\s[^>]*)?>/g, '');
}

/** @example backgroundOf('/sky.webp') // 'url("/sky.webp") center / cover' */
export function backgroundOf(written: string): string {
  return /^(https?:|data:|\.{0,2}\/)\S+$/.test(written)
    ? `url(${JSON.stringify(written)}) center / cover no-repeat`
    : written;
}
