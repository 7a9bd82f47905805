import type { Check } from './check';

/** Finds addresses that two pages share. The later page is reported. */
export const checkAddresses: Check = ({ file }, { pages }) =>
  pages.flatMap((page, at) => {
    if (page.file !== file) return [];
    const rival = pages.slice(0, at).find(({ path }) => path === page.path);
    if (!rival) return [];
    return {
      code: 'two-pages',
      file,
      line: 1,
      message: `this page and ${rival.file} have the same address ${page.path}.`,
      hint: 'Rename or remove one of them.',
    };
  });
