import { escapeRegExp } from '../../../model/text/escape-regexp';
import { ASK, COMMON, FOREVER, HASHED, pageHeaders } from './headers';
import type { Hosted } from './headers';

/**
 * The file `nginx.conf`, a server for the folder `conf.d`; its name and root must be filled in.
 */
export function nginxFile(site: Hosted): string {
  const { base, ownPolicy } = site;
  const policy = Object.values(pageHeaders(site)).join('; ');
  return [
    '# For the folder `conf.d` of nginx. Change `server_name`, and `root` to the folder of this file.',
    'map $uri $ledger_cache {',
    `  default "${ASK}";`,
    `  "~${HASHED}" "${FOREVER}";`,
    '}',
    '# An empty header is not sent.',
    'map $uri $ledger_policy {',
    '  default "";',
    `  "~\\.html$" "${policy}";`,
    // After `try_files`, `$uri` is the path of a file below `root`.
    ...ownPolicy.map((file) => `  "~^/${escapeRegExp(file)}$" "";`),
    '}',
    'server {',
    '  listen 80;',
    '  server_name example.com;',
    '  root /srv/site;',
    `  error_page 404 ${base}404.html;`,
    '  gzip on;',
    '  gzip_types text/css text/javascript application/javascript application/json application/xml text/plain text/markdown image/svg+xml;',
    ...Object.entries(COMMON).map(
      ([name, value]) => `  add_header ${name} "${value}" always;`,
    ),
    '  add_header Cache-Control $ledger_cache always;',
    '  add_header Content-Security-Policy $ledger_policy always;',
    `  location = ${base}nginx.conf { return 404; }`,
    `  location ~ ^${base}.*\\.md$ {`,
    '    types { }',
    '    default_type text/markdown;',
    '    charset utf-8;',
    '    charset_types text/markdown;',
    '  }',
    `  location ~ ^${base}(?<path>.*?)/?$ {`,
    `    try_files /$path /$path.html /$path/index.html =404;`,
    '  }',
    '}',
    '',
  ].join('\n');
}
