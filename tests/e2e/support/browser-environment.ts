import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/**
 * Gives each test file the browser that `global-setup` started, as `browser`. Stands outside of the
 * files' module registries, so that a worker loads Playwright once and not for every file.
 * `launchBrowser` starts another one, for tests that must not share theirs.
 */
export default class BrowserEnvironment extends TestEnvironment {
  private browser: Browser | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    this.browser = await chromium.connect(process.env.E2E_BROWSER ?? '');
    this.global.browser = this.browser;
    this.global.launchBrowser = () =>
      chromium.launch(JSON.parse(process.env.E2E_CHROMIUM ?? '{}'));
  }

  /** Tells `shared-demo` of failures. */
  handleTestEvent(event: { name: string }): void {
    if (['test_fn_failure', 'hook_failure'].includes(event.name)) {
      this.global.hasFailure = true;
    }
  }

  override async teardown(): Promise<void> {
    await this.browser?.close();
    await super.teardown();
  }
}
