import { DEMO_ROOT } from '../../ui/live';
import type { DemoModule } from './load-demo';

/**
 * Loads a demo that renders itself. Where that takes the place of the whole site, the element with the
 * site is the demo's, in which the theme has no styles and follows no links.
 */
export function loadInPlace(load: () => Promise<DemoModule>): Promise<DemoModule> {
  // Every page has it, and the build has no document.
  const sign =
    typeof document === 'undefined' ? null : document.getElementById('ledger-announcer');
  const site = sign?.closest('body > *');
  if (site) {
    new MutationObserver((_, observer) => {
      if (sign?.isConnected) return;
      site.setAttribute(DEMO_ROOT, '');
      observer.disconnect();
    }).observe(site, { childList: true });
  }
  return load();
}
