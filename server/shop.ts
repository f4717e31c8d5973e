import { setTimeout as wait } from 'node:timers/promises';
import { contract } from '#contract/index.ts';
import { operations as operationCalls } from '#contract/operations/endpoints.ts';
import { createRefusals } from './audit/refusals.ts';
import { createAdmin, serveAdmin } from './composition/admin.ts';
import { createCatalogAdmin, serveProductAdmin } from './composition/admin-products.ts';
import { createAstrology, serveReadings } from './composition/astrology.ts';
import { createCommerce, serveCommerce } from './composition/commerce.ts';
import { createConsultations, serveConsultations } from './composition/consultations.ts';
import { createPublishing, servePublishing } from './composition/content.ts';
import { createCore, serveFoundation } from './composition/core.ts';
import { createPeople, servePeople } from './composition/privacy.ts';
import { createRouteRegistry } from './composition/register-routes.ts';
import { operationsHandlers } from './operations/routes.ts';
import { createOperations } from './operations/service.ts';
import { mountPages, type PagesOptions } from './pages/mount.ts';
import { mountSharePictures } from './pages/share/mount.ts';
import { gatewaySources, keepFresh } from './pages/wiring.ts';
import type { Config } from './platform/config/config.ts';
import { createBus } from './platform/database/bus.ts';
import { createDatabase, createPool, type OnSlow } from './platform/database/database.ts';
import { mountDocuments } from './platform/http/api-docs.ts';
import { createApp } from './platform/http/app.ts';
import { endConnections } from './platform/http/ending.ts';
import { mountHealth, type Readiness } from './platform/http/health.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { createLocalApi } from './platform/http/local-api.ts';
import { createPageCache } from './platform/http/page-cache.ts';
import { wholeAddress } from './platform/http/pictures.ts';
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

/** A shop process: its HTTP server, and the pieces that start-up and tests reach for. */
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** `now`: the clock. `pages`: where the built pages are, or their sources in development; without it, API alone. */
export type ShopOptions = { now?: () => Date; pages?: Pick<PagesOptions, 'buildDir' | 'dev'> };

/** How long (ms) connections that are in use have to hear, with an answer, that they end. */
const partingMs = 1000;

/** A file that is a draft for so long (ms) belongs to a process that was killed. */
const draftMs = 86_400_000;

/** The composition root: with `composition/`, the only place that knows every domain. Prepares the database, then wires; it does not
 * listen yet. */
export async function createShop(config: Config, { now = () => new Date(), pages }: ShopOptions = {}) {
  const notice = await prepareDatabase(config);
  const app = createApp(config);
  if (notice) app.log.warn(notice);
  const pool = createPool(config.databaseUrl);
  const tellSlow: OnSlow = (query) => app.log.warn(query, 'slow query');
  const db = createDatabase(
    pool,
    config.slowQueryMs > 0 ? { ms: config.slowQueryMs, tell: tellSlow } : undefined,
  );
  const bus = createBus(config.databaseUrl, (error) =>
    app.log.warn({ err: error }, 'what other processes tell is not heard until the database is back'),
  );
  const jobs = await createJobs(config.databaseUrl, (error) => app.log.error({ err: error }, 'jobs'));
  const outside = await connectExternalServices(app, config, now);
  const platform: Platform = {
    config: { ...config, smtpUrl: outside.smtpUrl },
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

  const foundation = createCore(platform, outside);
  const commerce = createCommerce(platform, foundation, { outside, storage });
  const readings = createAstrology(platform, foundation, commerce);
  const consultations = await createConsultations(app, platform, foundation, {
    ...commerce,
    ...readings,
  });
  const productAdmin = createCatalogAdmin(platform, foundation, { ...commerce, storage });
  const publishing = createPublishing(platform, foundation, { storage });
  const people = createPeople(platform, foundation, { ...readings, storage });
  const admin = createAdmin(platform, { ...foundation, ...commerce, ...consultations, ...productAdmin });
  sweeper.add('payments', commerce.payments.sweep);
  sweeper.add('invoices', commerce.invoices.sweep);
  sweeper.add('product pictures', productAdmin.productPictures.sweep);
  sweeper.add('chat', consultations.chat.sweep);
  sweeper.add('horoscope', readings.horoscope.sweep);
  sweeper.add('papers', foundation.pdfs.sweep);
  sweeper.add('personal data', people.personalData.sweep);
  sweeper.add('preferences', people.preferences.sweep);
  sweeper.add('blog', publishing.blog.sweep);

  const once = createIdempotency(platform);
  sweeper.add('idempotency keys', once.sweep);

  const cache = createPageCache();
  const registry: Registry = new Map();
  const serving = createRouteRegistry(app, registry, {
    resolveSession: foundation.accounts.resolveSession,
    limit: foundation.limits.check,
    once: once.once,
    refused: createRefusals(platform, foundation),
    now,
    cache,
    wholePicture: wholeAddress(config),
    checkAnswers: config.env === 'test' || config.env === 'dev',
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
  serveFoundation(serving, foundation, config.publicUrl);
  serveCommerce(serving, commerce, { db, outside, reports: readings.reports });
  serveProductAdmin(serving, productAdmin, commerce);
  serveReadings(serving, readings);
  serveConsultations(serving, consultations);
  serveAdmin(serving, admin);
  servePublishing(serving, publishing);
  serving.calls(
    operationCalls,
    operationsHandlers(createOperations(platform, { ...foundation, ...commerce })),
  );
  servePeople(serving, people, foundation.accounts);

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
  keepFresh(cache, {
    bus,
    settings: foundation.settings,
    catalog: commerce.catalog,
    horoscope: readings.horoscope,
    blog: publishing.blog,
  });

  await bus.join();

  return {
    app,
    platform,
    storage,
    sweeper,
    readiness,
    api,
    services: {
      ...foundation,
      ...commerce,
      ...readings,
      ...consultations,
      ...admin,
      ...publishing,
      ...people,
    },

    /** True once the demo was imported into this database. */
    async wasFilled(): Promise<boolean> {
      const done = await db
        .selectFrom('imports')
        .select('name')
        .where('name', '=', 'demo')
        .executeTakeFirst();
      return done !== undefined;
    },

    /** Opens the port and answers it; `/readyz` stays 503 until {@link Shop.ready}. */
    async listen(): Promise<number> {
      await app.listen({ host: config.host, port: config.port });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : config.port;
    },

    /** From here the shop serves: everything it needs is in the database. */
    ready(): void {
      readiness.ready = true;
      sweeper.start();
      storage
        .tidy(new Date(now().getTime() - draftMs))
        .catch((error: Error) => app.log.warn({ err: error }, 'drafts of files are still there'));
    },

    /**
     * Ends in three steps: `/readyz` says no while all is served as before (`DRAIN_MS`), then connections and sockets are
     * sent elsewhere, then what is under way is answered and what stands behind it closed. Jobs go to other processes at once.
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
      await foundation.pdfs.close();
      await app.close();
      await finished;
      await jobs.close();
      foundation.mail.close();
      await outside.close();
      await bus.close();
      await db.destroy();
    },
  };
}
