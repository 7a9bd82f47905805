import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedOptions } from '../../schemas/options';
import { builtFiles, isDocument } from '../built-files';
import { apacheFile } from './apache';
import { headersFile } from './headers-file';
import type { Hosted } from './headers';
import { inlineCode } from './inline-code';
import type { InlineCode } from './inline-code';
import { nginxFile } from './nginx';
import { contentPolicy, withPolicy } from './policy';
import { vercelFile } from './vercel';

type Options = Pick<ResolvedOptions, 'contentPolicy' | 'hosting'>;

/** The file that each host reads, and its text. */
const FILES: Record<
  ResolvedOptions['hosting'][number],
  { name: string; textOf: (site: Hosted) => string }
> = {
  netlify: { name: '_headers', textOf: headersFile },
  cloudflare: { name: '_headers', textOf: headersFile },
  vercel: { name: 'vercel.json', textOf: vercelFile },
  apache: { name: '.htaccess', textOf: apacheFile },
  nginx: { name: 'nginx.conf', textOf: nginxFile },
  // Files whose names begin with `_` are served, too.
  'github-pages': { name: '.nojekyll', textOf: () => '' },
};

/**
 * Writes the content policy into the pages of a built site, and the settings for its hosts.
 * @param folder absolute path of the built site
 * @param base the address that the site is below, with a slash at its end
 * @param codeIn what `inlineCode` finds in a document, by its path below the folder
 */
export function writeHosting(
  { contentPolicy: policy, hosting }: Options,
  folder: string,
  base: string,
  codeIn: (file: string) => InlineCode = (file) =>
    inlineCode(readFileSync(join(folder, file), 'utf8')),
): void {
  if (!policy && hosting.length === 0) return;
  const scripts = new Set<string>();
  const pages: string[] = [];
  const ownPolicy: string[] = [];
  for (const file of builtFiles(folder).filter(isDocument)) {
    const code = codeIn(file);
    (code.hasPolicy ? ownPolicy : pages).push(file);
    if (code.hasPolicy) continue;
    code.scripts.forEach((hash) => scripts.add(hash));
    if (policy?.meta) {
      const text = contentPolicy({ ...code, allow: policy.allow });
      const path = join(folder, file);
      writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), text));
    }
  }
  const text = policy && contentPolicy({ scripts: [...scripts], allow: policy.allow });
  for (const host of hosting) {
    const { name, textOf } = FILES[host];
    writeFileSync(join(folder, name), textOf({ base, policy: text, pages, ownPolicy }));
  }
}
