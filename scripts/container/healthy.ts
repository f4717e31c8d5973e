/**
 * The container's health: ends with 0 when the shop of this machine serves (/readyz), with 1 when it does not.
 */
export const healthy: Promise<boolean> = fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/readyz`, {
  signal: AbortSignal.timeout(4000),
}).then(
  (answer) => answer.ok,
  () => false,
);
process.exitCode = (await healthy) ? 0 : 1;
