import { z } from 'zod';
import { bucketAddress, bucketOf } from './bucket.ts';
import {
  databaseAddress,
  flag,
  mailServer,
  names,
  oneOf,
  originList,
  proxies,
  webAddress,
  wholeNumber,
} from './fields.ts';
import { goneIn } from './gone.ts';
import type { ConfigPart, WrongVariable } from './part.ts';
import { bucketKeys, incompletePairs, pairs, requireTls, unsafeSettings } from './rules.ts';
import { StartRefused } from './start-refused.ts';

const storageVariables = {
  STORAGE_DIR: z.string().default('.data/storage'),
  STORAGE_URL: bucketAddress.optional(),
  STORAGE_CACHE_MB: wholeNumber(0, 1_000_000).default(512),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
};

const environmentSchema = z.object({
  SHOP_ENV: oneOf(['demo', 'dev', 'test', 'production']).default('demo'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_OWNER_URL: databaseAddress.optional(),
  DATABASE_READ_URL: databaseAddress.optional(),
  DATABASE_READ_MAX_LAG_MS: wholeNumber(100, 60_000).default(2000),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: webAddress.optional(),
  CLIENT_URL: webAddress.optional(),
  MEDIA_URL: webAddress.optional(),
  SECURITY_POLICY_URL: webAddress.optional(),
  CLIENT_ORIGINS: originList.default([]),
  SESSION_SECRET: z.string().optional(),
  SESSION_SECRET_ACCEPTED: z.string().optional(),
  DATA_SECRET: z.string().optional(),
  DATA_SECRET_ACCEPTED: z.string().optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
  METRICS_TOKEN: z.string().optional(),
  SEED: oneOf(['demo', 'none']).optional(),
  PLACES: oneOf(['world', 'none']).optional(),
  SANDBOX: flag,
  LEAVE_OUT: names.default([]),
  OPENID_ISSUER: webAddress.default('https://accounts.google.com'),
  OPENID_CLIENT_ID: z.string().optional(),
  OPENID_CLIENT_SECRET: z.string().optional(),
  OPENID_NAME: z.string().max(30, 'may have 30 letters').default('Google'),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: z.string().default('care@navaratna.test'),
  TRUST_PROXY: proxies.prefault(''),
  DRAIN_MS: wholeNumber(0, 60_000).optional(),
  CHAT_MINUTE_MS: wholeNumber(100).default(60_000),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  SLOW_QUERY_MS: wholeNumber(0).default(200),
  ...storageVariables,
  SLOW_REQUEST_MS: wholeNumber(0).default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1).optional(),
  OTEL_SERVICE_NAME: z.string().default('navaratna'),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share from 0 to 1')
    .min(0, 'must be a share from 0 to 1')
    .max(1, 'must be a share from 0 to 1')
    .default(0.05),
  OTEL_METRIC_EXPORT_INTERVAL: wholeNumber(100).default(60_000),
  TRACE_TO_GATEWAY: flag,
});

/** Adds the rules between variables: incomplete pairs in every environment, and unsafe values in production. */
const configSchema = environmentSchema.superRefine((env, context) => {
  const problems = [
    ...incompletePairs(env, pairs),
    ...(env.SHOP_ENV === 'production' ? unsafeSettings(env) : []),
  ];
  for (const { variable, message } of problems)
    context.addIssue({ code: 'custom', path: [variable], message });
});

function originsOf(env: z.infer<typeof environmentSchema>) {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const clientUrl = env.CLIENT_URL ?? publicUrl;
  const others = [clientUrl, ...env.CLIENT_ORIGINS].map((address) => new URL(address).origin);
  return {
    publicUrl,
    /** The address of the pages that people are led to: by the gateway, by mails, and by the sign-in provider. */
    clientUrl,
    /** The origin of stored pictures: a CDN or a bucket with `/media/`, else the shop itself. */
    mediaUrl: env.MEDIA_URL ?? publicUrl,
    /** Other origins that may call the API and the socket from a browser. That of `clientUrl` always may. */
    clientOrigins: [...new Set(others)].filter((origin) => origin !== new URL(publicUrl).origin),
  };
}

const isBehindProxy = (trust: string | undefined): boolean =>
  !['0', 'false', undefined].includes(trust?.trim());

/** The names of the variables that a process reads, without those of the payment provider. */
export const variables: readonly string[] = Object.keys(environmentSchema.shape);

const storageSchema = z.object(storageVariables).superRefine((env, context) => {
  for (const { variable, message } of incompletePairs(env, [bucketKeys]))
    context.addIssue({ code: 'custom', path: [variable], message });
});

/** The configuration of stored files: the folder, the bucket if there is one, and the most bytes of its local copies. */
export type StorageConfig = Pick<Config, 'storageDir' | 'bucket' | 'storageCacheBytes'>;

const storageOf = (env: z.infer<typeof storageSchema>) => ({
  storageDir: env.STORAGE_DIR,
  /** The bucket of files; null stores them in `storageDir`. */
  bucket: bucketOf(env),
  /** The most bytes of local copies of a bucket's pictures. */
  storageCacheBytes: env.STORAGE_CACHE_MB * 1_000_000,
});

const telemetryOf = (env: z.infer<typeof environmentSchema>) => ({
  endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  serviceName: env.OTEL_SERVICE_NAME,
  sampleRatio: env.OTEL_TRACES_SAMPLER_ARG,
  metricIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
  toGateway: env.TRACE_TO_GATEWAY,
});

const givenOf = (environment: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));

const problemsIn = (error: z.ZodError): WrongVariable[] =>
  error.issues.map(({ path, message }) => ({ variable: String(path[0]), message }));

function refuse(problems: readonly WrongVariable[], mode: string): never {
  const lines = new Set(problems.map(({ variable, message }) => `${variable} ${message}`));
  throw new StartRefused(`The shop does not start${mode}: ${[...lines].join('; ')}.`);
}

/**
 * Reads the variables of stored files alone, for commands that need no other.
 * @throws StartRefused as {@link readConfig}.
 */
export function readStorageConfig(environment: Record<string, string | undefined>): StorageConfig {
  const parsed = storageSchema.safeParse(givenOf(environment));
  return parsed.success ? storageOf(parsed.data) : refuse(problemsIn(parsed.error), '');
}

/** The configuration of one process, as domains know it; every variable is explained in `.env.example`. */
export type Config = Omit<ReturnType<typeof readConfig>, 'gateway'>;

/** Reads both parts of the environment. Refuses the start with every wrong variable of either. */
function readParts<A>(environment: Record<string, string | undefined>, gateway: ConfigPart<A>) {
  const given = givenOf(environment);
  const parsed = configSchema.safeParse(given);
  const production = given.SHOP_ENV === 'production';
  const part = gateway.read(given, { production, sandbox: flag.safeParse(given.SANDBOX).data === true });
  if (!parsed.success || 'problems' in part)
    return refuse(
      [...(parsed.success ? [] : problemsIn(parsed.error)), ...('problems' in part ? part.problems : [])],
      production ? ' with SHOP_ENV=production' : '',
    );
  return { given, env: parsed.data, account: part.config };
}

/**
 * Reads and checks the environment, with the variables of the payment provider. An empty variable counts as absent.
 * @throws StartRefused with one line that names every wrong variable and says what to do.
 */
export function readConfig<A>(environment: Record<string, string | undefined>, gateway: ConfigPart<A>) {
  const { given, env, account } = readParts(environment, gateway);
  const production = env.SHOP_ENV === 'production';
  return {
    env: env.SHOP_ENV,
    production,
    /** The account of the running shop, with rights to read and write. */
    databaseUrl: env.DATABASE_URL,
    /** The same account past a pooler, for what needs a session; null when there is no pooler. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    /** The read-only address for reads that may be a moment old, and the lag (ms) beyond which the primary answers. */
    databaseRead: { url: env.DATABASE_READ_URL ?? null, maxLagMs: env.DATABASE_READ_MAX_LAG_MS },
    /** The account that owns the tables, used only at the start. Null when none is set. */
    databaseOwnerUrl: env.DATABASE_OWNER_URL ?? null,
    host: env.HOST,
    port: env.PORT,
    ...originsOf(env),
    /** The address of the policy for reports of vulnerabilities, for security.txt. */
    securityPolicyUrl: env.SECURITY_POLICY_URL ?? null,
    /**
     * The secret that signs sessions, and another one that is accepted while it is replaced. Null outside production when
     * none is set; a generated one is then stored in the database.
     */
    sessionSecrets: { current: env.SESSION_SECRET ?? null, accepted: env.SESSION_SECRET_ACCEPTED ?? null },
    /** The same for what encrypts identity documents and bank accounts. */
    dataSecrets: { current: env.DATA_SECRET ?? null, accepted: env.DATA_SECRET_ACCEPTED ?? null },
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    metricsToken: env.METRICS_TOKEN,
    seed: env.SEED ?? (production ? 'none' : 'demo'),
    places: env.PLACES ?? (env.SHOP_ENV === 'test' ? 'none' : 'world'),
    /** The optional modules that this shop does without. */
    leaveOut: env.LEAVE_OUT,
    /** The accounts at the payment providers. */
    gateway: account,
    /** True when the sandbox may be mounted and needs its tables. */
    sandbox: !production || env.SANDBOX,
    /** The OpenID provider for sign-in; null when none is configured. */
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
    smtpUrl: env.SMTP_URL ? (production ? requireTls(env.SMTP_URL) : env.SMTP_URL) : null,
    mailFrom: env.MAIL_FROM,
    /** The proxies whose `X-Forwarded-*` headers are trusted. */
    trustProxy: env.TRUST_PROXY,
    /** Time in which `/readyz` returns 503 while requests are still served, before the process ends. */
    drainMs: env.DRAIN_MS ?? (env.SHOP_ENV !== 'test' && isBehindProxy(given.TRUST_PROXY) ? 4000 : 0),
    /** The duration of a paid minute. */
    chatMinuteMs: env.CHAT_MINUTE_MS,
    /** A line for the log about each variable that is set and no longer read. */
    gone: goneIn(given),
    logLevel: env.LOG_LEVEL,
    /** Statements that take longer are logged. 0 logs none. */
    slowQueryMs: env.SLOW_QUERY_MS,
    /** Requests that take longer are logged with their slowest steps. 0 logs none. */
    slowRequestMs: env.SLOW_REQUEST_MS,
    /** The export of traces and metrics to a collector; off without an endpoint. */
    telemetry: telemetryOf(env),
    ...storageOf(env),
  };
}
