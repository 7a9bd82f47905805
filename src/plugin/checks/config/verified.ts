import type { Problem } from '../../../model/problem';
import { readVerified } from '../../markdown/authoring/read-verified';
import type { OutlinePart } from '../../markdown/outline';
import { configPlace } from '../../schemas/config/config-place';
import type { Site } from '../../site/read-site';

/**
 * Faults of the file that the option `verified` names: not readable, or of a section, an item, or a
 * pitfall of a reference that is gone.
 */
export function verifiedProblems({
  options,
  root,
  files,
  notes,
}: Pick<Site, 'options' | 'root' | 'files' | 'notes'>): Problem[] {
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
  const problemOf = (message: string, hint: string): Problem => ({
    code: 'verified',
    file: verified.file,
    line: 1,
    message,
    hint,
  });
  return Object.keys(sections).flatMap((section): Problem[] => {
    const [file = '', id = ''] = section.split('#');
    const note = notes.find((one) => one.file === file);
    if (note) {
      if (note.rows[id]?.pitfall) return [];
      return [
        problemOf(
          `"${section}" is no pitfall of a reference.`,
          'Write a file of notes and the name of a row that has a pitfall.',
        ),
      ];
    }
    const { parts = [] } = files.get(file)?.document.outline ?? {};
    const isAnchor = ({ kind }: OutlinePart) => kind === 'heading' || kind === 'item';
    if (parts.some((part) => isAnchor(part) && part.id === id)) return [];
    return [
      problemOf(
        `"${section}" is no section or item of a page.`,
        'Write the file of a page and the id of a heading or an item in it.',
      ),
    ];
  });
}
