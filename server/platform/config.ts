import { z } from 'zod';

const flag = z.stringbool().default(false);

const environmentSchema = z.object({
  SHOP_ENV: z.enum(['demo', 'dev', 'test', 'production']).default('demo'),
  DATABASE_URL: z.url(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: z.url().optional(),
  CLIENT_ORIGINS: z.string().default(''),
  SESSION_SECRET: z.string().optional(),
  DATA_SECRET: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  METRICS_TOKEN: z.string().optional(),
  SEED: z.enum(['demo', 'none']).optional(),
  PLACES: z.enum(['world', 'none']).optional(),
  SANDBOX: flag,
  CASHFREE_BASE_URL: z.url().optional(),
  CASHFREE_CLIENT_ID: z.string().optional(),
  CASHFREE_CLIENT_SECRET: z.string().optional(),
  CASHFREE_API_VERSION: z.string().default('2025-01-01'),
  CASHFREE_SDK_URL: z.url().default('https://sdk.cashfree.com/js/v3/cashfree.js'),
  CASHFREE_MODE: z.enum(['sandbox', 'production']).default('production'),
  OPENID_ISSUER: z.url().default('https://accounts.google.com'),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_NAME: z.string().max(30).default('Google'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Navaratna <care@navaratna.test>'),
  TRUST_PROXY: flag,
  CHAT_MINUTE_MS: z.coerce.number().int().min(100).default(60_000),
  REDIS_URL: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SLOW_QUERY_MS: z.coerce.number().int().min(0).default(200),
  STORAGE_DIR: z.string().default('.data/storage'),
});

/** The name of every variable that a process reads. */
export const variables: readonly string[] = Object.keys(environmentSchema.shape);

/** The whole configuration of one process; every variable is explained in `.env.example`. */
export type Config = ReturnType<typeof readConfig>;

/** Refuses to run a real shop on defaults; the sentence says what to set. */
function refuseUnsafe(env: z.output<typeof environmentSchema>): string[] {
  const problems: string[] = [];
  if (!env.SESSION_SECRET || env.SESSION_SECRET.length < 32)
    problems.push('SESSION_SECRET must have at least 32 characters');
  if (!env.DATA_SECRET || env.DATA_SECRET.length < 32)
    problems.push('DATA_SECRET must have at least 32 characters');
  if (!env.CASHFREE_CLIENT_SECRET && !env.SANDBOX)
    problems.push('set CASHFREE_* (or SANDBOX=1 to run on the sandbox gateway)');
  if (!env.SMTP_URL) problems.push('set SMTP_URL, or no mail leaves the shop');
  if (env.SEED === 'demo') problems.push('SEED=demo would create accounts with a public password');
  if (env.CHAT_MINUTE_MS !== 60_000) problems.push('CHAT_MINUTE_MS is for rehearsals; a minute is 60000');
  if (env.OPENID_CLIENT_ID && !env.OPENID_ISSUER.startsWith('https:'))
    problems.push('OPENID_ISSUER must be an https address');
  if (!env.PUBLIC_URL) problems.push('set PUBLIC_URL, the address in mails and payment return links');
  return problems;
}

/** Reads and checks the environment. Throws with one sentence a problem. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      `Configuration: ${parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
    );
  }
  const env = parsed.data;
  const production = env.SHOP_ENV === 'production';
  const problems = production ? refuseUnsafe(env) : [];
  if (problems.length > 0)
    throw new Error(`Will not start with SHOP_ENV=production: ${problems.join('; ')}.`);
  return {
    env: env.SHOP_ENV,
    production,
    databaseUrl: env.DATABASE_URL,
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    clientOrigins: env.CLIENT_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
    /** Null outside production where none is given: the accounts then keep one in the database. */
    sessionSecret: env.SESSION_SECRET ?? null,
    /** Encrypts identity documents and bank accounts; null as above. */
    dataSecret: env.DATA_SECRET ?? null,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    metricsToken: env.METRICS_TOKEN,
    seed: env.SEED ?? (production ? 'none' : 'demo'),
    places: env.PLACES ?? (env.SHOP_ENV === 'test' ? 'none' : 'world'),
    gateway:
      env.CASHFREE_CLIENT_ID && env.CASHFREE_CLIENT_SECRET
        ? {
            baseUrl: (env.CASHFREE_BASE_URL ?? 'https://api.cashfree.com/pg').replace(/\/$/, ''),
            clientId: env.CASHFREE_CLIENT_ID,
            clientSecrets: env.CASHFREE_CLIENT_SECRET.split(','),
            apiVersion: env.CASHFREE_API_VERSION,
            sdkUrl: env.CASHFREE_SDK_URL,
            mode: env.CASHFREE_MODE,
          }
        : null,
    /** The OpenID provider people may sign in by; null where none is configured. */
    openid:
      env.OPENID_CLIENT_ID && env.OPENID_CLIENT_SECRET
        ? {
            issuer: env.OPENID_ISSUER,
            clientId: env.OPENID_CLIENT_ID,
            clientSecret: env.OPENID_CLIENT_SECRET,
            name: env.OPENID_NAME,
          }
        : null,
    openidName: env.OPENID_NAME,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    trustProxy: env.TRUST_PROXY,
    /** How long a paid minute lasts. */
    chatMinuteMs: env.CHAT_MINUTE_MS,
    /** Where sockets of several processes find each other; null: through PostgreSQL. */
    redisUrl: env.REDIS_URL ?? null,
    logLevel: env.LOG_LEVEL,
    /** Statements that take longer are logged; 0: none. */
    slowQueryMs: env.SLOW_QUERY_MS,
    storageDir: env.STORAGE_DIR,
  };
}
