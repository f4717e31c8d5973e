import type { FastifyInstance } from 'fastify';
import { accounts as accountCalls } from '#contract/accounts.ts';
import { addresses as addressCalls } from '#contract/addresses.ts';
import { astrologers as astrologerCalls } from '#contract/astrologers.ts';
import { cart as cartCalls } from '#contract/cart.ts';
import { catalog as catalogCalls } from '#contract/catalog.ts';
import { chat as chatCalls } from '#contract/chat.ts';
import { coupons as couponCalls } from '#contract/coupons.ts';
import { horoscope as horoscopeCalls } from '#contract/horoscope.ts';
import { contract } from '#contract/index.ts';
import { orders as orderCalls } from '#contract/orders.ts';
import { payments as paymentCalls } from '#contract/payments.ts';
import { reviews as reviewCalls } from '#contract/reviews.ts';
import { site as siteCalls } from '#contract/site.ts';
import { wallet as walletCalls } from '#contract/wallet.ts';
import { wishlist as wishlistCalls } from '#contract/wishlist.ts';
import { accountsHandlers } from './accounts/routes.ts';
import { createAccounts } from './accounts/service.ts';
import { addressesHandlers } from './addresses/routes.ts';
import { createAddresses } from './addresses/service.ts';
import { astrologersHandlers } from './astrologers/routes.ts';
import { createAstrologers } from './astrologers/service.ts';
import { createAudit } from './audit/service.ts';
import { cartHandlers } from './cart/routes.ts';
import { createCart } from './cart/service.ts';
import { catalogHandlers } from './catalog/routes.ts';
import { createCatalog } from './catalog/service.ts';
import { chatHandlers } from './chat/routes.ts';
import { createChat } from './chat/service.ts';
import { chatSockets } from './chat/sockets.ts';
import { standingOf } from './chat/standing.ts';
import { couponHandlers } from './coupons/routes.ts';
import { createCoupons } from './coupons/service.ts';
import { horoscopeHandlers } from './horoscope/routes.ts';
import { createHoroscope } from './horoscope/service.ts';
import { createLedger } from './ledger/service.ts';
import { createMail } from './mail/service.ts';
import { checkoutHandlers, orderHandlers } from './orders/routes.ts';
import { createOrders, heldByBuyer } from './orders/service.ts';
import { mountPages, type PagesOptions } from './pages/mount.ts';
import { gatewaySources, keepFresh } from './pages/wiring.ts';
import { createGateway } from './payments/gateway.ts';
import { paymentHandlers } from './payments/routes.ts';
import { createPayments } from './payments/service.ts';
import type { Config } from './platform/config.ts';
import { createBus } from './platform/database/bus.ts';
import { createDatabase, createPool } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { createApp } from './platform/http/app.ts';
import { mountDocuments } from './platform/http/documents.ts';
import { mountHealth, type Readiness } from './platform/http/health.ts';
import { createLocalApi } from './platform/http/local-api.ts';
import { type Registry, type ServeOptions, serve } from './platform/http/serve.ts';
import { newId } from './platform/id.ts';
import { createJobs } from './platform/jobs.ts';
import { createLimits } from './platform/limits.ts';
import { createLive } from './platform/live.ts';
import { createOnce } from './platform/once.ts';
import { createPictures } from './platform/pictures.ts';
import type { Platform } from './platform/platform.ts';
import { connectOutside } from './platform/sandbox.ts';
import { createSealer } from './platform/sealer.ts';
import { keepSecret } from './platform/secrets.ts';
import { createDiskStorage, mountMedia } from './platform/storage.ts';
import { createSweeper } from './platform/sweeper.ts';
import { createReadings, serveReadings } from './readings.ts';
import { createOwnReviews } from './reviews/own-reviews.ts';
import { reviewHandlers } from './reviews/routes.ts';
import { createReviews } from './reviews/service.ts';
import { siteHandlers } from './settings/routes.ts';
import { createSettings } from './settings/service.ts';
import { createStock } from './stock/service.ts';
import { walletHandlers } from './wallet/routes.ts';
import { createWallet, paidByHand } from './wallet/service.ts';
import { wishlistHandlers } from './wishlist/routes.ts';
import { createWishlist } from './wishlist/service.ts';

/** A shop process: its HTTP server, and the pieces that start-up and tests reach for. */
export type Shop = Awaited<ReturnType<typeof createShop>>;

/** `now`: the clock. `pages`: where the built pages are, or their sources in development; without it, API alone. */
export type ShopOptions = { now?: () => Date; pages?: Pick<PagesOptions, 'buildDir' | 'dev'> };

/** The composition root: the only place that knows every domain. Migrates, then wires; it does not listen yet. */
export async function createShop(config: Config, { now = () => new Date(), pages }: ShopOptions = {}) {
  await migrate(config.databaseUrl);
  const app: FastifyInstance = createApp(config);
  const pool = createPool(config.databaseUrl);
  const db = createDatabase(pool);
  const bus = await createBus(config.databaseUrl);
  const jobs = await createJobs(config.databaseUrl, (error) => app.log.error({ err: error }, 'jobs'));
  const outside = await connectOutside(app, config, now);
  const platform: Platform = {
    config: { ...config, smtpUrl: outside.smtpUrl },
    pool,
    db,
    bus,
    jobs,
    now,
    log: app.log,
  };
  const storage = createDiskStorage(config.storageDir);
  const sweeper = createSweeper(app.log);
  const readiness: Readiness = { ready: false };

  const audit = createAudit();
  const settings = createSettings(platform, audit);
  const limits = createLimits(platform);
  const mail = createMail(platform, settings);
  const accounts = createAccounts(platform, { settings, mail, limits });
  const addresses = createAddresses(platform, { settings });
  const stock = createStock(platform);
  const reviews = createReviews(platform);
  const catalog = createCatalog(platform, { stock, settings, reviews });
  const cart = createCart({ ...platform, catalog, heldByBuyer });
  const wishlist = createWishlist(platform, { catalog });
  const coupons = createCoupons(platform);
  const gateway = createGateway(outside.gateway);
  const payments = createPayments(platform, {
    gateway,
    secrets: outside.gateway.clientSecrets,
    notifyUrl: outside.notifyUrl,
  });
  const orders = createOrders(platform, {
    settings,
    accounts,
    addresses,
    catalog,
    coupons,
    stock,
    cart,
    mail,
    payments,
  });
  const ownReviews = createOwnReviews(platform, {
    reviews,
    accounts,
    catalog,
    orders,
    pictures: createPictures(storage),
  });
  const ledger = createLedger(platform);
  const dataSecret = async () => config.dataSecret ?? keepSecret(db, 'data', now());
  const wallet = createWallet(platform, {
    accounts,
    audit,
    ledger,
    payments,
    settings,
    sealer: createSealer(dataSecret, 'bank accounts'),
    payouts: paidByHand,
    payeeOf: async () => null,
  });
  const readings = createReadings(platform, { settings, accounts, payments, mail });
  const horoscope = createHoroscope(platform, { audit, accounts });
  const node = newId(now());
  const standing = (ids: readonly string[]) => standingOf(db, ids);
  const astrologers = createAstrologers(platform, { accounts, node, standing });
  const chat = createChat(platform, { accounts, astrologers, ledger, settings, node });
  sweeper.add('chat', chat.sweep);
  const live = await createLive(app, platform, accounts.resolveSession);
  const sockets = chatSockets(platform, { live, chat, astrologers });
  sweeper.add('payments', payments.sweep);
  sweeper.add('horoscope', horoscope.sweep);

  const registry: Registry = new Map();
  const options: ServeOptions = {
    resolveSession: accounts.resolveSession,
    limit: limits.check,
    once: createOnce(db),
    now,
    checkAnswers: !config.production,
  };
  mountHealth(app, { pool, readiness, metricsToken: config.metricsToken });
  mountDocuments(app, contract, () => config.publicUrl);
  serve(app, registry, siteCalls, siteHandlers(settings), options);
  serve(app, registry, accountCalls, accountsHandlers(accounts, config.publicUrl), options);
  serve(app, registry, addressCalls, addressesHandlers(addresses), options);
  serve(app, registry, wishlistCalls, wishlistHandlers(wishlist), options);
  serve(app, registry, catalogCalls, catalogHandlers(catalog), options);
  serve(app, registry, reviewCalls, reviewHandlers(reviews, ownReviews, catalog), options);
  serve(app, registry, horoscopeCalls, horoscopeHandlers(horoscope), options);
  serve(app, registry, cartCalls, cartHandlers(cart, db), options);
  serve(app, registry, couponCalls, couponHandlers(coupons, orders.cartForCoupons), options);
  serve(app, registry, orderCalls, orderHandlers(orders, readings.reports.status), options);
  serveReadings(app, registry, readings, options);
  serve(
    app,
    registry,
    paymentCalls,
    { ...paymentHandlers(payments, outside.gateway), ...checkoutHandlers(orders) },
    options,
  );

  serve(app, registry, astrologerCalls, astrologersHandlers(astrologers), options);
  serve(app, registry, chatCalls, chatHandlers(chat), options);
  serve(app, registry, walletCalls, walletHandlers(wallet), options);

  mountMedia(app, storage);
  const api = createLocalApi(registry, now);
  if (pages) {
    const { cache } = await mountPages(app, {
      ...pages,
      api,
      publicUrl: () => config.publicUrl,
      cspSources: gatewaySources(config),
    });
    keepFresh(cache, { bus, catalog, horoscope });
  }

  return {
    app,
    platform,
    storage,
    sweeper,
    readiness,
    api,
    services: {
      audit,
      settings,
      limits,
      mail,
      accounts,
      addresses,
      astrologers,
      stock,
      reviews,
      catalog,
      cart,
      chat,
      horoscope,
      ledger,
      payments,
      orders,
      wallet,
      ...readings,
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
    },

    /** Drains requests, then closes what is behind them. */
    async close(): Promise<void> {
      readiness.ready = false;
      await sweeper.stop();
      await live.close();
      await sockets.close();
      await app.close();
      await jobs.close();
      await outside.close();
      await bus.close();
      await db.destroy();
    },
  };
}
