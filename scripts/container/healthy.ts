/** The health check of the container: exits with 0 when /readyz of this container's shop returns 200, else with 1. */
export const healthy: Promise<boolean> = fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/readyz`, {
  signal: AbortSignal.timeout(4000),
}).then(
  (response) => response.ok,
  () => false,
);
process.exitCode = (await healthy) ? 0 : 1;
