import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createDescriber } from '../../prerender/head/described-page';
import { socialPictures } from '../../prerender/head/social-picture';
import type { SocialPicture } from '../../prerender/head/social-picture';
import type { Spare } from '../../prerender/output/spare';
import type { Site } from '../../site/read-site';
import { createDrawing } from './draw-card';

/**
 * Writes a picture for the card of each page, unless an earlier build has made the same one.
 * @param folder absolute path of the output
 */
export async function writePictures(
  site: Site,
  folder: string,
  spare: Pick<Spare, 'take' | 'note'>,
): Promise<void> {
  const pictures = socialPictures(site);
  if (!pictures) return;
  const describe = createDescriber(site, '');
  const wanted = new Map<string, SocialPicture>();
  for (const { path } of site.pages) {
    const described = describe(path);
    if (!described) continue;
    const picture = pictures.of(described);
    wanted.set(picture.address.slice(1), picture);
  }
  const left = [...wanted].filter(([name]) => !spare.take(name, name));
  if (left.length === 0) return;
  const draw = await createDrawing(pictures.tools, pictures.logo);
  for (const [name, { card }] of left) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw(card));
    spare.note(name, name);
  }
}
