/** Id of the element that is shown instead of the 404 page at the address of a demo. */
const MISSING_DEMO_ID = 'ledger-missing-demo';

/**
 * The 404 page also answers at the addresses of demos that do not exist. It then shows the page of
 * an unknown demo instead, as soon as the head script has named the address.
 * @param demoBody HTML of that page
 */
export function missingDemo(demoBody: string): { css: string; html: string } {
  const shown = /<div class="ledger-not-found">[\s\S]*?<\/div>/.exec(demoBody)?.[0];
  return {
    css: `#${MISSING_DEMO_ID},[data-alone] body>div:not(#${MISSING_DEMO_ID}){display:none}[data-alone] #${MISSING_DEMO_ID}{display:block}`,
    html: `<div class="ledger-alone" id="${MISSING_DEMO_ID}">${shown ?? demoBody}</div>`,
  };
}
