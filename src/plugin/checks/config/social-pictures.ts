import type { Problem } from '../../../model/problem';
import { configPlace } from '../../schemas/config/config-place';
import type { Site } from '../../site/read-site';
import { CANVAS, readSocialTools } from '../../social-tools';

/** The packages of the option `socialPictures` that draw nothing. */
export function socialPictureProblems(site: Pick<Site, 'options' | 'root'>): Problem[] {
  const { file, lineOf } = configPlace(site.root);
  return (readSocialTools(site)?.faults ?? []).map(({ at, name, reason }) => ({
    code: 'social-pictures',
    file,
    line: lineOf(at === undefined ? ['socialPictures'] : ['socialPictures', at]),
    ...(reason === 'missing'
      ? {
          message: `themeConfig.socialPictures needs the package ${name}, which is not installed. Cards have no picture of their own.`,
          hint: `Install it: npm install --save-dev ${name}`,
        }
      : {
          message: `themeConfig.socialPictures names ${name}, which has no font that ${CANVAS} can read. Cards have no picture of their own.`,
          hint: 'Name a package of Fontsource, such as @fontsource-variable/inter.',
        }),
  }));
}
