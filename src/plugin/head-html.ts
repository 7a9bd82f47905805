import type { IApi } from 'dumi';
import { headScript } from '../color-mode/head-script';
import { resolveOptions } from '../model/options';
import type { LedgerOptions } from '../model/options';

/**
 * Colours the root element before anything is painted, and leaves out the page that umi would
 * write for the pattern `~demos/:id` itself.
 */
export default function headHtml(api: IApi): void {
  api.modifyExportHTMLFiles((files) => files.filter(({ path }) => !path.includes(':')));
  api.addHTMLHeadScripts(() => {
    const { prefersColor } = resolveOptions(api.config.themeConfig as LedgerOptions);
    return [{ content: headScript(prefersColor.default) }];
  });
}
