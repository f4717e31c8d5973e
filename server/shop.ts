import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '#contract/index.ts';
import { operations as operationEndpoints } from '#contract/operations/endpoints.ts';
import { createRefusals } from './audit/refusals.ts';
import { createAdmin, serveAdmin } from './composition/admin.ts';
import { createCatalogAdmin, serveProductAdmin } from './composition/admin-products.ts';
import { createAstrology, serveAstrology } from './composition/astrology.ts';
import { createCommerce, serveCommerce } from './composition/commerce.ts';
import { createConsultations, serveConsultations } from './composition/consultations.ts';
import { createContent, serveContent } from './composition/content.ts';
import { createCore, serveCore } from './composition/core.ts';
import { createPrivacy, servePrivacy } from './composition/privacy.ts';
import { createRouteRegistry } from './composition/register-routes.ts';
import { wasFilled } from './demo/past-store.ts';
import { operationsHandlers } from './operations/routes.ts';
import { createOperations } from './operations/service.ts';
import { mountPages, type PagesOptions } from './pages/mount.ts';
import { gatewaySources, invalidateOnChange } from './pages/page-invalidation.ts';
import { mountSharePictures } from './pages/share/mount.ts';
import type { Config } from './platform/config/config.ts';
import { createBus } from './platform/database/bus.ts';
import { createDatabase, createPool, type OnSlow } from './platform/database/database.ts';
import { mountDocuments } from './platform/http/api-docs.ts';
import { createApp } from './platform/http/app.ts';
import { endConnections } from './platform/http/graceful-shutdown.ts';
import { mountHealth, type Readiness } from './platform/http/health.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createLocalApi } from './platform/http/local-api.ts';
import { createPageCache } from './platform/http/page-cache.ts';
import { absoluteAddress } from './platform/http/pictures.ts';
import type { Registry } from './platform/http/serve.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { countJobs } from './platform/jobs/store.ts';
import { createSweeper } from './platform/jobs/sweeper.ts';
import type { Platform } from './platform/platform.ts';
import { connectExternalServices } from './platform/sandbox/external-services.ts';
import { getOrCreateSecret } from './platform/security/secrets.ts';
import { createSecurityEvents } from './platform/security/security-events.ts';
import { createDiskStorage, mountMedia } from './platform/storage/storage.ts';
import { prepareDatabase } from './prepare.ts';

/** A shop process: its HTTP server, and the parts that start-up and tests use. */
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** `now`: the clock. `pages`: the built pages, or their sources in development; without it, the API only. */
export type ShopOptions = { now?: () => Date; pages?: Pick<PagesOptions, 'buildDir' | 'dev'> };

/** Time (ms) for open connections to receive one response with `Connection: close`. */
const partingMs = 1000;

/** A draft file of this age (ms) was left by a process that was killed. */
const draftMs = 86_400_000;

/**
 * Creates a shop process. This is the composition root: with `composition/`, the only place that knows every domain. It
 * prepares the database and wires the services. It does not listen yet.
 */
export async function createShop(config: Config, { now = () => new Date(), pages }: ShopOptions = {}) {
  const notice = await prepareDatabase(config);
  const app = createApp(config);
  if (notice) app.log.warn(notice);
  const pool = createPool(config.databaseUrl);
  const logSlow: OnSlow = (query) => app.log.warn(query, 'slow query');
  const db = createDatabase(
    pool,
    config.slowQueryMs > 0 ? { ms: config.slowQueryMs, report: logSlow } : undefined,
  );
  const bus = createBus(config.databaseUrl, (error) =>
    app.log.warn(
      { err: error },
      'LISTEN connection lost: cross-process cache invalidation is paused; it resumes when the database is back',
    ),
  );
  const jobs = await createJobs(config.databaseUrl, (error) =>
    app.log.error({ err: error }, 'job queue error: a failed job is retried; see /admin/jobs'),
  );
  const externalServices = await connectExternalServices(app, config, now);
  const platform: Platform = {
    config: { ...config, smtpUrl: externalServices.smtpUrl },
    pool,
    db,
    bus,
    jobs,
    now,
    log: app.log,
    security: createSecurityEvents(
      app.log,
      async () => config.dataSecret ?? (await getOrCreateSecret(db, 'data', now())),
    ),
  };
  const storage = createDiskStorage(config.storageDir);
  const sweeper = createSweeper(app.log);
  const readiness: Readiness = { ready: false, ending: false };

  const core = createCore(platform, externalServices);
  const commerce = createCommerce(platform, core, { externalServices, storage });
  const astrology = createAstrology(platform, core, commerce);
  const consultations = await createConsultations(app, platform, core, {
    ...commerce,
    ...astrology,
  });
  const productAdmin = createCatalogAdmin(platform, core, { ...commerce, storage });
  const content = createContent(platform, core, { storage });
  const privacy = createPrivacy(platform, core, { ...astrology, storage });
  const admin = createAdmin(platform, { ...core, ...commerce, ...consultations, ...productAdmin });
  sweeper.add('payments', commerce.payments.sweep);
  sweeper.add('invoices', commerce.invoices.sweep);
  sweeper.add('product pictures', productAdmin.productPictures.sweep);
  sweeper.add('chat', consultations.chat.sweep);
  sweeper.add('horoscope', astrology.horoscope.sweep);
  sweeper.add('pdf files', core.pdfs.sweep);
  sweeper.add('personal data', privacy.personalData.sweep);
  sweeper.add('preferences', privacy.preferences.sweep);
  sweeper.add('blog', content.blog.sweep);

  const idempotency = createIdempotency(platform);
  sweeper.add('idempotency keys', idempotency.sweep);

  const cache = createPageCache();
  const registry: Registry = new Map();
  const routes = createRouteRegistry(app, registry, {
    resolveSession: core.accounts.resolveSession,
    limit: core.limits.check,
    once: idempotency.once,
    refused: createRefusals(platform, core),
    now,
    cache,
    wholePicture: absoluteAddress(config),
    checkResponses: config.env === 'test' || config.env === 'dev',
  });
  mountHealth(app, {
    pool,
    readiness,
    metricsToken: config.metricsToken,
    sources: {
      jobs: () => countJobs(db),
      openWebhooks: commerce.payments.webhooks.countOpen,
      payments: commerce.payments.tallies,
      security: platform.security.counts,
      sockets: consultations.sockets,
      cache: cache.size,
    },
  });
  mountDocuments(app, contract, () => config.publicUrl);
  serveCore(routes, core, config.publicUrl);
  serveCommerce(routes, commerce, { db, externalServices, reports: astrology.reports });
  serveProductAdmin(routes, productAdmin, commerce);
  serveAstrology(routes, astrology);
  serveConsultations(routes, consultations);
  serveAdmin(routes, admin);
  serveContent(routes, content);
  routes.register(
    operationEndpoints,
    operationsHandlers(createOperations(platform, { ...core, ...commerce })),
  );
  servePrivacy(routes, privacy, core.accounts);

  mountMedia(app, storage);
  const api = createLocalApi(registry, now);
  mountSharePictures(app, { api, storage });
  if (pages) {
    await mountPages(app, {
      ...pages,
      cache,
      api,
      publicUrl: () => config.publicUrl,
      cspSources: gatewaySources(config),
    });
  }
  invalidateOnChange(cache, {
    bus,
    settings: core.settings,
    catalog: commerce.catalog,
    horoscope: astrology.horoscope,
    blog: content.blog,
  });

  await bus.start();

  return {
    app,
    platform,
    storage,
    sweeper,
    readiness,
    api,
    services: {
      ...core,
      ...commerce,
      ...astrology,
      ...consultations,
      ...admin,
      ...content,
      ...privacy,
    },

    /** Returns whether the demo was imported into this database. */
    wasFilled: (): Promise<boolean> => wasFilled(db),

    /** Opens the port and returns it. `/readyz` stays 503 until {@link Shop.ready}. */
    async listen(): Promise<number> {
      await app.listen({ host: config.host, port: config.port });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : config.port;
    },

    /** Makes `/readyz` return 200 and starts the sweeps. Call it when all data is in the database. */
    ready(): void {
      readiness.ready = true;
      sweeper.start();
      storage
        .tidy(new Date(now().getTime() - draftMs))
        .catch((error: Error) =>
          app.log.warn({ err: error }, 'draft files not removed: they stay on disk until the next start'),
        );
    },

    /**
     * Shuts down in three steps:
     * 1. `/readyz` returns 503 while all requests are still served (`DRAIN_MS`).
     * 2. Connections and sockets are closed, so that clients reconnect to another process.
     * 3. Requests under way are answered, then everything behind them is closed.
     *
     * No new job is taken from the first step on.
     */
    async close(): Promise<void> {
      const drainMs = readiness.ready ? config.drainMs : 0;
      readiness.ready = false;
      readiness.ending = true;
      const finished = jobs.finish();
      await wait(drainMs);
      endConnections(app.server);
      consultations.leave();
      await Promise.all([sweeper.stop(), wait(drainMs > 0 ? partingMs : 0)]);
      await consultations.close();
      await core.pdfs.close();
      await app.close();
      await finished;
      await jobs.close();
      core.mail.close();
      await externalServices.close();
      await bus.close();
      await db.destroy();
    },
  };
}
