interface Counts {
  /** Pages that were rendered, those of demos alone included. */
  done: number;
  /** Pages of the site, those of demos alone included. */
  total: number;
  /** Pages that are left to the browser as a whole. */
  left: number;
  demos: number;
}

/** What a build says of its pages when it is done. */
export function lastLine({ done, total, left, demos }: Counts): string {
  if (done >= total) {
    return `Rendered all pages and ${demos === 1 ? '1 demo' : `${demos} demos`}.`;
  }
  const parts = [`Rendered ${done} of ${total} pages.`];
  if (left > 0) parts.push(`The browser renders ${left}.`);
  if (done + left < total) parts.push('The others are as they were at the last build.');
  return parts.join(' ');
}
