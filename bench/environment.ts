/** What the shop of a measurement is told: as in production, without a demo, without limits; `more` says otherwise. */
export const benchEnvironment = (
  databaseUrl: string,
  port: number,
  more: Record<string, string> = {},
): Record<string, string> => ({
  NODE_ENV: 'production',
  SHOP_ENV: 'demo',
  SEED: 'none',
  PLACES: 'none',
  DATABASE_URL: databaseUrl,
  PORT: String(port),
  SESSION_SECRET: 'a secret of the measurements, long enough for them',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  ...more,
});
