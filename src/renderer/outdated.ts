import { pageData } from './page-data';

/** True where the site was published anew since this page was loaded, and its files are gone. */
export async function isOutdated(): Promise<boolean> {
  const files = pageData()?.files;
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    return files !== undefined && answer.ok && !(await answer.text()).includes(files);
  } catch {
    return false;
  }
}
