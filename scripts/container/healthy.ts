/** The response of this container's shop to /readyz. The health check exits with 0 when it is 200, else with 1. */
export const response: Response | undefined = await fetch(
  `http://127.0.0.1:${process.env.PORT ?? '3000'}/readyz`,
  { signal: AbortSignal.timeout(4000) },
).catch(() => undefined);
process.exitCode = response?.ok ? 0 : 1;
