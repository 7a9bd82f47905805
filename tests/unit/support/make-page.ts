import type { Page } from '../../../src/model/page';

/** A page in English of which only what matters to a test is said. */
export function makePage(page: Partial<Page> & { path: string }): Page {
  return {
    locale: 'en-US',
    title: page.path,
    description: '',
    order: 0,
    file: `docs${page.path}.md`,
    translated: true,
    ...page,
  };
}
