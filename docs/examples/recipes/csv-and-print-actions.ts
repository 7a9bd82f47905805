type Value = string | number;

/** A value as a field of a CSV file (RFC 4180). */
function csvField(value: Value): string {
  if (typeof value === 'number') return String(value);
  // A spreadsheet would run a text that begins like a formula.
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** Saves lines of values as a CSV file, as a download. */
export function saveCsv(name: string, lines: readonly Value[][]) {
  const text = lines.map((line) => line.map(csvField).join(',')).join('\r\n');
  // Excel takes the file for UTF-8 if it begins with this mark.
  const file = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Prints the element of the class `print-area` alone; the style sheet hides all else. */
export function printTable() {
  const { classList } = document.documentElement;
  classList.add('is-printing');
  const end = () => classList.remove('is-printing');
  window.addEventListener('afterprint', end, { once: true });
  window.print();
}
