import { PAGE_DATA_ID, pageData } from './page-data';

/**
 * True if the site was deployed again after this page was loaded, so that its files are
 * gone. A page that the deploy has removed answers with the new 404 page.
 * @param href address of any page of the site
 */
export async function isOutdated(href: string = location.href): Promise<boolean> {
  const files = pageData()?.files;
  if (!files) return false;
  const text = await fetch(href, { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => '');
  // A host's own error page says nothing about the deploy.
  return text.includes(PAGE_DATA_ID) && !text.includes(files);
}

/**
 * Reloads the page if it is outdated, but only once for each history entry and deploy: a host may
 * answer with the old page again.
 * @returns true if the page is being reloaded
 */
export async function reloadIfOutdated(): Promise<boolean> {
  const state = history.state as { outdated?: string } | null;
  const outdated = pageData()?.files;
  if (state?.outdated === outdated || !(await isOutdated())) return false;
  history.replaceState({ ...state, outdated }, '');
  location.reload();
  return true;
}
