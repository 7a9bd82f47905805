const LANGUAGE = 'en-US';

/** @param {unknown} text @returns {string} fit for one cell of a markdown table */
function cell(text) {
  return String(text).trim().replace(/\s+/g, ' ').replace(/\|/g, '\\|');
}

/** @param {string | undefined} text @returns {string} */
function code(text) {
  return text === undefined ? '' : `\`${cell(text)}\``;
}

/**
 * A reference as a plain markdown table, with the content of the theme's `<API>`.
 * @param {{ rows: Record<string, object> }} notes a parsed file of `docs/api`
 * @param {Record<string, string>} types of the properties by name; rows marked `extra` have theirs
 *   in the notes, since the declarations do not name them
 * @returns {string}
 */
export function apiTable(notes, types) {
  const rows = Object.entries(notes.rows).map(([name, row]) => {
    const texts = [row.text?.[LANGUAGE], row.pitfall?.[LANGUAGE]]
      .filter(Boolean)
      .map(cell);
    const type = row.type ?? types[name];
    const cells = [code(name), texts.join(' '), code(type), code(row.default)];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Property | Description | Type | Default |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

/** dumi's own names of the theme's callouts. */
const CALLOUTS = { note: 'info', tip: 'success', danger: 'error' };
/** A block of code, whose fence another may stand in. */
const CODE = /^(?<fence>`{3,}|~{3,})[^\n]*\n[\s\S]*?^\k<fence>[ \t]*$/gm;

/**
 * Callouts as dumi's default theme knows them; what it does not know it shows as text in a box.
 * @param {string} text without code
 * @returns {string}
 */
function withDumisCallouts(text) {
  return text.replace(
    /^(:{3,})(note|tip|danger|info|success|warning|error)(?:\[(.*)\])?/gm,
    (_, colons, name, title) =>
      `${colons}${CALLOUTS[name] ?? name}${title ? `{title="${title.replace(/"/g, '&quot;')}"}` : ''}`,
  );
}

/**
 * Puts plain markdown in the place of the builtins that only this site's theme has, so that the
 * default theme can show the same content. Blocks of code are left alone, and tags inside of a line:
 * a builtin stands at its beginning.
 * @param {string} text a page
 * @param {{ tables: Record<string, string>, links: string }} content the references by id, and the
 *   list of links that stands for the gallery
 * @returns {string}
 * @throws where a page names a reference that has no table
 */
export function withoutBuiltins(text, { tables, links }) {
  const code = text.match(CODE) ?? [];
  return text
    .split(CODE)
    .filter((_, at) => at % 2 === 0)
    .map((part, at) => {
      const replaced = part
        .replace(/^<API id="(\w+)"><\/API>$/gm, (_, id) => {
          if (!tables[id]) throw new Error(`docs/api has no reference "${id}".`);
          return tables[id];
        })
        .replace(/^<Gallery\b[^>]*><\/Gallery>$/gm, () => links)
        .replace(/^<(Changelog|APIFilter|PropsUsed)><\/\1>$/gm, '');
      return withDumisCallouts(replaced) + (code[at] ?? '');
    })
    .join('');
}
