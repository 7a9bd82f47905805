/** Ends what `global-setup.ts` started. */
export default async function teardown() {
  await globalThis.stopE2e();
}
