import { ASK, COMMON, FOREVER, HASHED, pageHeaders } from './headers';
import type { Headers, Hosted } from './headers';

const set = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `Header always set ${name} "${value.replace(/"/g, '\\"')}"`,
  );

/** Takes the header from files that have a policy of their own. */
function exceptions(files: readonly string[]): string[] {
  return files.flatMap((file) => [
    `<Files "${file.split('/').at(-1)}">`,
    '  Header always unset Content-Security-Policy',
    '</Files>',
  ]);
}

/** The file `.htaccess`, which Apache reads with `AllowOverride All`. */
export function apacheFile(site: Hosted): string {
  const { base, ownPolicy } = site;
  return [
    `ErrorDocument 404 ${base}404.html`,
    'Options -Indexes',
    '<Files ".ht*">',
    '  Require all denied',
    '</Files>',
    'DirectorySlash Off',
    'AddType text/markdown .md',
    'AddCharset utf-8 .md .txt',
    '',
    '# /demo/simple is the file demo/simple/index.html.',
    'RewriteEngine On',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html -f',
    'RewriteRule ^(.*[^/])$ $1/index.html [L]',
    '',
    ...set(COMMON),
    `Header always set Cache-Control "${ASK}"`,
    `<FilesMatch "${HASHED}">`,
    `  Header always set Cache-Control "${FOREVER}"`,
    '</FilesMatch>',
    '<FilesMatch "\\.html$">',
    ...set(pageHeaders(site)).map((line) => `  ${line}`),
    '</FilesMatch>',
    ...exceptions(ownPolicy),
    '',
  ].join('\n');
}
