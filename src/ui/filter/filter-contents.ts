/** Hides links of tables of contents whose headings are hidden. */
export function filterContents(): void {
  document.querySelectorAll('.ledger-toc a[href^="#"]').forEach((link) => {
    const id = decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '');
    const heading = document.getElementById(id);
    link.parentElement?.toggleAttribute('hidden', heading?.hidden ?? false);
  });
}
