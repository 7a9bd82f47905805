import type { references } from '@@/ledger/api';
import { renderAgain, whenChanged } from './when-changed';
import type { Hot } from './when-changed';

type References = typeof references;

/** The list that was loaded first, which everything else has imported. */
let listed: References | undefined;

/**
 * Called by the module that lists the references, in the development server: one has come or gone. It
 * imports nothing that imports that module.
 */
export function changedReferences(hot: Hot | undefined, now: References): void {
  const list = (listed ??= now);
  whenChanged(hot, async () => {
    Object.assign(list, now);
    renderAgain();
  });
}
