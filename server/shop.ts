import { contract } from '#contract/index.ts';
import { createRefusals } from './base/audit/refusals.ts';
import { prepareDatabase } from './commands/prepare.ts';
import { closeShop, type ShopParts } from './composition/close.ts';
import { createPlatform, type PlatformOptions } from './composition/create-platform.ts';
import { joined } from './composition/joined.ts';
import type { Started } from './composition/module.ts';
import { startModules } from './composition/services.ts';
import type { ShopConfig } from './composition/shop-config.ts';
import { wasFilled } from './demo/past-store.ts';
import { mountIcons } from './pages/icons.ts';
import { mountPages, type PagesOptions } from './pages/mount.ts';
import { mountOfflinePage } from './pages/offline-page.ts';
import { invalidateOnChange, mediaOrigin } from './pages/page-invalidation.ts';
import { createSharePictureFiles, mountSharePictures } from './pages/share/mount.ts';
import { everyHour, hour } from './platform/core/durations.ts';
import { mountDocuments } from './platform/http/api-docs.ts';
import { createApp } from './platform/http/app.ts';
import { createPageCache, type PageCache } from './platform/http/caching/page-cache.ts';
import { mountHealth, type Readiness } from './platform/http/health.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createLocalApi } from './platform/http/local-api.ts';
import { absoluteAddress, pageAddress } from './platform/http/pictures.ts';
import { createRouteRegistry } from './platform/http/route-registry.ts';
import { mountSecurityText } from './platform/http/security-text.ts';
import type { Registry } from './platform/http/serve.ts';
import type { Schedule } from './platform/jobs/jobs.ts';
import { countJobs } from './platform/jobs/store.ts';
import { createSweeper, type ScheduledSweep, type Sweep, type Sweeper } from './platform/jobs/sweeper.ts';
import { createTelemetry } from './platform/telemetry/telemetry.ts';
import { mountMedia } from './storage/media-route.ts';
import { createStorage, type Storage } from './storage/storage.ts';

/** A shop process: its HTTP server, and the parts that start-up and tests use. */
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** `pages`: the built pages, or their sources in development; without it, the API only. */
export type ShopOptions = PlatformOptions & { pages?: Pick<PagesOptions, 'buildDir' | 'dev'> | undefined };

/** The almanac's share of the page cache: some 500 days. */
const almanacCacheBytes = 8 * 2 ** 20;

/** A draft file of this age (ms) was left by a process that was killed. */
const draftMs = 86_400_000;

/** Mounts the API with its documents. Returns the API for callers in this process. */
function mountApi(
  { app, config, platform, services, telemetry }: ShopParts,
  {
    started,
    cache,
    idempotency,
  }: { started: readonly Started[]; cache: PageCache; idempotency: ReturnType<typeof createIdempotency> },
) {
  const { now } = platform;
  const registry: Registry = new Map();
  const routes = createRouteRegistry(app, registry, {
    resolveSession: services.accounts.resolveSession,
    limit: services.limits.check,
    once: idempotency.once,
    refused: createRefusals(platform, services),
    needsFreshProof: async () =>
      config.env === 'production' || (await services.settings.all()).staff.freshProof,
    sells: services.sale.sells,
    now,
    cache,
    trace: telemetry.request,
    wholePicture: absoluteAddress(config),
    checkResponses: config.env === 'test' || config.env === 'dev',
  });
  const served = () =>
    Object.fromEntries(Object.entries(contract).filter(([endpoint]) => registry.has(endpoint)));
  mountDocuments(app, served, () => config.publicUrl);
  for (const { endpoints } of started) endpoints?.(routes);
  return createLocalApi(registry, { now, pagePicture: pageAddress(config) });
}

/** Mounts the checks of readiness and health, and the metrics. */
function mountMonitoring(
  { app, config, platform, services, telemetry }: ShopParts,
  { cache, readiness }: { cache: PageCache; readiness: Readiness },
): void {
  mountHealth(app, {
    pool: platform.pool,
    isDatabaseAlive: platform.isDatabaseAlive,
    readiness,
    files: platform.files,
    areFilesAway: platform.filesWatch.isAway,
    metricsToken: config.metricsToken,
    telemetry,
    sources: {
      jobs: () => countJobs(platform.db),
      domains: [services.payments.figures],
      security: platform.security.counts,
      sockets: services.sockets.count,
      cache: cache.size,
      standby: platform.standby,
      copies: async () => ({
        backup: await services.alerts.lastBackup(),
        trial: await services.alerts.lastTrial(),
      }),
    },
  });
}

/** Mounts the stored pictures, the icon of the shop, and the pictures that are drawn to be shared. */
function mountFiles(
  { app, services }: ShopParts,
  {
    api,
    storage,
    sharePictures: files,
  }: {
    api: ReturnType<typeof createLocalApi>;
    storage: Storage;
    sharePictures: ReturnType<typeof createSharePictureFiles>;
  },
): void {
  mountMedia(app, storage);
  mountIcons(app, services.marks);
  mountSharePictures(app, {
    api,
    storage,
    own: services.marks.head,
    files,
    limit: (ip) => services.limits.render('picture', ip),
  });
}

/** Mounts an example of every e-mail beside the sandbox's mailbox. With a real mail server there is neither. */
async function mountEmailSamples({ app, config, services }: ShopParts): Promise<void> {
  if (config.smtpUrl) return;
  const { mountSamples } = await import('#sandbox/mail/index.ts');
  await mountSamples(app, services.mail.samples);
}

/**
 * Collects the sweeps and schedules of the modules, and of what belongs to none. An idle shop asks its database for
 * nothing else.
 */
function listWorks(
  started: readonly Started[],
  {
    sharePictures,
    idempotency,
    files,
  }: { sharePictures: { sweep: Sweep }; idempotency: { sweep: Sweep }; files: ScheduledSweep },
): { sweeps: Record<string, ScheduledSweep>; schedules: Record<string, Schedule> } {
  return {
    sweeps: joined<Record<string, ScheduledSweep>>(
      // The folders and the disk of this process. Before the alerts, which say what it found.
      { files, 'share pictures': { sweep: sharePictures.sweep, everyMs: hour } },
      ...started.map(({ sweeps = {} }) => sweeps),
    ),
    schedules: joined<Record<string, Schedule>>(
      { 'idempotency keys': { sweep: idempotency.sweep, cron: everyHour } },
      ...started.map(({ schedules = {} }) => schedules),
    ),
  };
}

type Works = { sweeper: Sweeper; due: Record<string, Schedule> };

/** Takes requests, sweeps, works by the schedules, and removes drafts of files that nobody has finished. */
function startWork(
  { app, platform }: ShopParts,
  { readiness, sweeper, due, storage }: Works & { readiness: Readiness; storage: Storage },
): void {
  readiness.ready = true;
  sweeper.start();
  platform.jobs
    .schedule(due)
    .catch((error: Error) => app.log.error({ err: error }, 'schedules not declared: restart this process'));
  storage
    .tidy(new Date(platform.now().getTime() - draftMs))
    .catch((error: Error) =>
      app.log.warn({ err: error }, 'draft files not removed: they stay on disk until the next start'),
    );
}

async function sweepAll({ sweeper, due }: Works): Promise<void> {
  await sweeper.round();
  for (const { sweep } of Object.values(due)) await sweep();
}

/**
 * Creates a shop process. This is the composition root: with `composition/`, the only place that knows every domain. It
 * prepares the database and wires the services. It does not listen yet.
 */
export async function createShop(config: ShopConfig, { pages, ...options }: ShopOptions = {}) {
  const ways: string[] = [];
  const notice = await prepareDatabase(config, (line) => ways.push(line));
  const app = createApp(config);
  for (const line of ways) app.log.info(line);
  for (const line of [notice ?? [], config.gone].flat()) app.log.warn(line);
  const telemetry = await createTelemetry(app, config);
  const { platform, externalServices, ...rest } = await createPlatform(app, {
    config,
    telemetry,
    ...options,
  });
  const { now } = platform;
  const storage = createStorage(platform.files);
  const { services, started } = await startModules(app, platform, { ...externalServices, ...rest, storage });
  await services.sale.start();
  const parts: ShopParts = { app, config, platform, externalServices, services, telemetry };
  const readiness: Readiness = { ready: false, ending: false };
  const idempotency = createIdempotency(platform);
  const sharePictures = createSharePictureFiles(platform);
  const { sweeps, schedules: due } = listWorks(started, {
    sharePictures,
    idempotency,
    files: platform.filesWatch,
  });
  const sweeper = createSweeper(app.log, sweeps);
  const cache = createPageCache();
  const almanacCache = createPageCache({ maxBytes: almanacCacheBytes });

  mountMonitoring(parts, { cache, readiness });
  await mountEmailSamples(parts);
  const api = mountApi(parts, { started, cache, idempotency });
  mountSecurityText(app, {
    publicUrl: config.publicUrl,
    policyUrl: config.securityPolicyUrl,
    email: async () => (await services.settings.public()).email,
    now,
  });
  mountFiles(parts, { api, storage, sharePictures });
  if (pages) {
    mountOfflinePage(app, () => services.settings.public());
    await mountPages(app, {
      ...pages,
      cache,
      trace: telemetry.request,
      almanac: { cache: almanacCache, now },
      limit: services.limits.render,
      api,
      publicUrl: () => config.publicUrl,
      cspSources: services.payments.pageSources,
      leftOut: services.leftOut,
      mediaOrigin: mediaOrigin(config),
    });
  }
  for (const one of [cache, almanacCache]) invalidateOnChange(one, { ...services, bus: platform.bus });
  await platform.bus.start();

  return {
    app,
    platform,
    storage,
    sweeper,

    /** Runs every sweep and every schedule now, due or not. Tests call it instead of waiting. */
    sweep: () => sweepAll({ sweeper, due }),

    readiness,
    api,
    services,

    /** Returns whether the demo was imported into this database. */
    wasFilled: (): Promise<boolean> => wasFilled(platform.db),

    /** Opens the port and returns it. `/readyz` stays 503 until {@link Shop.ready}. */
    async listen(): Promise<number> {
      await app.listen({ host: config.host, port: config.port });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : config.port;
    },

    /** Makes `/readyz` return 200 and starts the sweeps and schedules. Call it when all data is in the database. */
    ready: (): void => startWork(parts, { readiness, sweeper, due, storage }),

    /** Shuts down; see {@link closeShop}. */
    close: (): Promise<void> => closeShop(parts, { readiness, sweeper }),
  };
}
