const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\b': '\\b',
  '\f': '\\f',
  '\v': '\\v',
  '\0': '\\x00',
};

/** A text in the quotes that need fewer escapes. */
function textCode(text: string): string {
  const singles = text.split("'").length;
  const doubles = text.split('"').length;
  const quote = doubles > singles ? "'" : '"';
  const escaped = text.replace(
    /[\\\u0000-\u001f\u007f\u2028\u2029\ufeff'"]|<\/(?=script)/gi,
    (found) => {
      if (found === '"' || found === "'") return found === quote ? `\\${found}` : found;
      if (found === '</') return '<\\/';
      const known = ESCAPES[found];
      if (known !== undefined) return known;
      const code = found.charCodeAt(0).toString(16);
      return code.length > 2
        ? `\\u${code.padStart(4, '0')}`
        : `\\x${code.padStart(2, '0')}`;
    },
  );
  return quote + escaped + quote;
}

function keyCode(key: string): string {
  // `__proto__` without brackets would set the prototype.
  if (key === '__proto__') return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : textCode(key);
}

/**
 * Short JavaScript for a value of JSON, as a minifier writes it.
 * @example codeOf({ id: 'a', shown: true }) // '{id:"a",shown:!0}'
 */
export function codeOf(value: unknown): string {
  if (typeof value === 'string') return textCode(value);
  if (typeof value === 'boolean') return value ? '!0' : '!1';
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    return `{${entries.map(([key, one]) => `${keyCode(key)}:${codeOf(one)}`).join(',')}}`;
  }
  return String(value);
}
