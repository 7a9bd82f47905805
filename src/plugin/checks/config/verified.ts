import type { Problem } from '../../../model/problem';
import { readVerified } from '../../markdown/authoring/read-verified';
import { configPlace } from '../../schemas/config/config-place';
import type { Site } from '../../site/read-site';

/** Faults of the file that the option `verified` names: not readable, or of a section that is gone. */
export function verifiedProblems({
  options,
  root,
  files,
}: Pick<Site, 'options' | 'root' | 'files'>): Problem[] {
  const { verified } = options;
  if (!verified) return [];
  const { sections, fault } = readVerified(verified, root);
  if (fault) {
    const { file, lineOf } = configPlace(root);
    return [
      {
        code: 'verified',
        file,
        line: lineOf(['verified', 'file']),
        message: `themeConfig.verified names ${verified.file}, which ${fault}.`,
        hint: 'Write a list of test files by section, or remove the option.',
      },
    ];
  }
  return Object.keys(sections).flatMap((section): Problem[] => {
    const [file = '', id] = section.split('#');
    const { parts = [] } = files.get(file)?.document.outline ?? {};
    if (parts.some((part) => part.kind === 'heading' && part.id === id)) return [];
    return [
      {
        code: 'verified',
        file: verified.file,
        line: 1,
        message: `"${section}" is no section of a page.`,
        hint: 'Write the file of a page and the id of a heading in it.',
      },
    ];
  });
}
