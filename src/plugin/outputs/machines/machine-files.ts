import { markdownFile } from '../../../model/address/markdown-file';
import { withLocale } from '../../../model/locale';
import { llmsFullText, llmsText } from './llms';
import { pageMarkdown } from './page-markdown';
import type { MarkdownSource } from './page-markdown';
import type { ReferenceFile } from '../../schemas/outputs/reference-file';
import { referenceAddresses, referenceFiles } from './reference-files';

/** A file below the site that is made when it is asked for. */
type Made = [path: string, make: () => string];

function markdownFiles(source: MarkdownSource): Made[] {
  const { site } = source;
  const { referenceFiles: hasFiles } = site.options;
  const references = hasFiles ? referenceAddresses(source) : {};
  const pages = site.pages.map((page): Made => [
    markdownFile(page.path),
    () => pageMarkdown(page, source),
  ]);
  const indexes = site.locales.flatMap((locale): Made[] => {
    const pathOf = (name: string) => `${withLocale(`/${name}`, locale)}.txt`;
    return [
      [pathOf('llms'), () => llmsText(locale, source, references)],
      [pathOf('llms-full'), () => llmsFullText(locale, source)],
    ];
  });
  return [...pages, ...indexes];
}

/**
 * The files for machines that a site has by its options `markdownPages` and `referenceFiles`, by
 * their paths below the site.
 * @param dataOf the references with the pages that use them, which only their files need
 */
export function machineFiles(
  source: MarkdownSource,
  dataOf = (): readonly ReferenceFile[] => source.references,
): ReadonlyMap<string, () => string> {
  const { markdownPages, referenceFiles: hasFiles } = source.site.options;
  return new Map([
    ...(markdownPages ? markdownFiles(source) : []),
    ...(hasFiles ? referenceFiles(source, dataOf) : []),
  ]);
}
