import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ResolvedOptions } from './schemas/options';

/** The package that draws, which a site installs for it. */
export const CANVAS = '@napi-rs/canvas';

/** A file of a font: all weights of it, or one. */
export interface FontFace {
  /** Absolute path. */
  file: string;
  /** Of the letters in it; the same for all of its weights. */
  family: string;
}

/** What draws the pictures of cards: packages of the site. */
export interface SocialTools {
  /** Absolute path of the module that draws. */
  canvas: string;
  /** The first that has a letter draws it. */
  faces: readonly FontFace[];
  /** Names and versions of the packages, which decide how a picture looks. */
  versions: readonly string[];
}

/** A package of `socialPictures` that draws nothing. */
export interface ToolFault {
  /** Its place in the option; undefined for the one that draws. */
  at?: number;
  name: string;
  reason: 'missing' | 'no-font';
}

interface Source {
  options: Pick<ResolvedOptions, 'socialPictures' | 'socialCards' | 'siteUrl'>;
  /** Absolute path of the site. */
  root: string;
}

/** Upright letters, of all weights or of one of the two that a card has. */
const FACE = /^(.+)-(?:wght|400|700)-normal\.woff2$/;
const LATIN = /-latin(-ext)?$/;

/** The files of a package of Fontsource; Latin letters first, as other files have some of them too. */
function facesIn(folder: string): FontFace[] {
  const files = join(folder, 'files');
  const all = existsSync(files) ? readdirSync(files).sort() : [];
  const faces = all.flatMap((name) => {
    const family = FACE.exec(name)?.[1];
    return family ? { file: join(files, name), family } : [];
  });
  const isLatin = ({ family }: FontFace) => LATIN.test(family);
  return [...faces.filter(isLatin), ...faces.filter((face) => !isLatin(face))];
}

function folderOf(name: string, site: NodeJS.Require): string | undefined {
  try {
    return dirname(site.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function versionIn(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/**
 * Looks for the packages that draw the pictures of cards.
 * @returns undefined where the site wants no such pictures; no tools where one of them is missing
 */
export function readSocialTools({
  options,
  root,
}: Source): { tools?: SocialTools; faults: readonly ToolFault[] } | undefined {
  const { socialPictures, socialCards, siteUrl } = options;
  if (!socialPictures || !socialCards || !siteUrl) return undefined;
  const site = createRequire(join(root, 'package.json'));
  const faults: ToolFault[] = [];
  const canvas = folderOf(CANVAS, site);
  if (!canvas) faults.push({ name: CANVAS, reason: 'missing' });
  const fonts = socialPictures.flatMap((name, at) => {
    const folder = folderOf(name, site);
    const faces = folder ? facesIn(folder) : [];
    if (folder && faces.length > 0)
      return { faces, version: `${name} ${versionIn(folder)}` };
    faults.push({ at, name, reason: folder ? 'no-font' : 'missing' });
    return [];
  });
  if (!canvas || faults.length > 0) return { faults };
  return {
    tools: {
      canvas: site.resolve(CANVAS),
      faces: fonts.flatMap(({ faces }) => faces),
      versions: [
        `${CANVAS} ${versionIn(canvas)}`,
        ...fonts.map(({ version }) => version),
      ],
    },
    faults,
  };
}
