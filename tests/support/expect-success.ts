/** Expects a command to have ended without a fault. What it printed is shown if it has not. */
export function expectSuccess(ended: { code: number | null; output: string }): void {
  const { code, output } = ended;
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
}
