import { isInProject, OUTSIDE } from '../../in-project';
import { isFile } from '../../is-file';
import { nearAddress } from '../../near-file';
import { readImage } from '../../markdown/authoring/images';
import type { PageImage } from '../../markdown/authoring/images';
import { originOf } from '../../markdown/document';
import type { Picture } from '../../markdown/pictures';
import { problemsAt } from '../check';
import type { Check, LineProblem } from '../check';

/**
 * @param written the address as written
 * @param image what it leads to
 */
function imageFaults(
  written: string,
  line: number,
  { file, url }: PageImage,
  root: string,
): LineProblem[] {
  if (file === undefined) return [];
  if (isFile(file)) {
    if (isInProject(file, root)) return [];
    const message = `the picture "${written}" ${OUTSIDE.fault}.`;
    return [{ code: 'outside', line, message, hint: OUTSIDE.hint }];
  }
  const near = nearAddress(url, file);
  return [
    {
      code: 'missing-image',
      line,
      message: `the picture "${written}" leads to no file.`,
      hint: near
        ? `Did you mean "${near}"?`
        : 'Start the address with `/` for a file in `public`, or with `./` for a file beside the page.',
    },
  ];
}

/** Finds pictures for one color mode without a counterpart, among those of a line. */
function pairFaults(
  pictures: readonly Picture[],
  imageOf: (picture: Picture) => PageImage,
): LineProblem[] {
  const colors = pictures.map((picture) => imageOf(picture).color);
  const lone = (['light', 'dark'] as const).find(
    (color) =>
      colors.filter((one) => one === color).length >
      colors.filter((one) => one && one !== color).length,
  );
  const picture = pictures[colors.indexOf(lone)];
  if (!lone || !picture) return [];
  const other = lone === 'light' ? 'dark' : 'light';
  return [
    {
      code: 'lone-image',
      line: picture.line,
      message: `the picture "${picture.url}" is only shown in ${lone} mode.`,
      hint: `Add the picture for ${other} mode next to it, with \`#${other}\` at the end of its address.`,
    },
  ];
}

/**
 * Finds pictures whose file does not exist or is outside the project, and pictures for one color
 * mode without a counterpart.
 */
export const checkImages: Check = (document, site) => {
  const { root, bases } = site;
  const { all, inLines } = document.pictures;
  const imageOf = ({ url, line }: Picture) =>
    readImage(url, originOf(document, line).path, root, bases);
  const tags = document.tags.flatMap(({ name, attributes, line }) => {
    const url = name === 'img' && attributes.get('src');
    return url ? { url, line } : [];
  });
  return problemsAt(document, site, [
    ...inLines.flatMap((pictures) => pairFaults(pictures, imageOf)),
    ...[...all, ...tags].flatMap((one) =>
      imageFaults(one.url, one.line, imageOf(one), root),
    ),
  ]);
};
