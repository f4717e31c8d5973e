import { sql } from 'kysely';
import { astrologers } from '#seed/astrologers.ts';
import { articles } from '#seed/blog/index.ts';
import { catalogue } from '#seed/catalog/index.ts';
import { chats } from '#seed/chats.ts';
import { coupons } from '#seed/coupons.ts';
import { type DemoAdmin, importDemo } from '#seed/import.ts';
import { demoPassword } from '#seed/password.ts';
import { admins, customers } from '#seed/people.ts';
import { reviews } from '#seed/reviews.ts';
import { hashPassword } from '../accounts/password.ts';
import { priceOrder } from '../orders/pricing.ts';
import { deliveryRule } from '../orders/quote.ts';
import { AppError } from '../platform/core/app-error.ts';
import { asPaise } from '../platform/core/money.ts';
import { liftTimeLimits, type Tx, transact } from '../platform/database/database.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Shop } from '../shop.ts';
import { writeAstrologers } from './astrologers.ts';
import { writeChats } from './chats.ts';
import { invoiceDemo, type PastIssue } from './invoices.ts';
import { demoOrders } from './orders.ts';

type Filled = Pick<Shop, 'platform' | 'services'>;

// Advisory lock: one process fills the shop, and others wait here and then find it filled.
const lock = 0x64656d6f;

/** Creates the tables and services of the demo's admins, in one transaction. */
function openAdmin(
  tx: Tx,
  { services, platform }: Filled,
  { passwordHash, billed }: { passwordHash: string; billed: PastIssue[] },
): DemoAdmin {
  const { catalog, stock, reviews: written, settings } = services;
  return {
    async people(people) {
      const { termsVersion } = await settings.all();
      const rows = people.map((one) => ({
        id: one.id,
        first_name: one.firstName,
        last_name: one.lastName,
        email: one.email,
        phone: one.phone,
        password_hash: passwordHash,
        role: one.role,
        language: one.language,
        email_verified_at: one.createdAt,
        terms_agreed_at: one.createdAt,
        terms_version: termsVersion,
        created_at: one.createdAt,
      }));
      await tx.insertInto('users').values(rows).execute();
      const consents = people.map((one) => ({
        user_id: one.id,
        purpose: 'terms',
        version: termsVersion,
        given_at: one.createdAt,
      }));
      await tx.insertInto('consents').values(consents).execute();
    },

    astrologers: (list) => writeAstrologers(tx, services.kyc, list),

    async talks(list) {
      const written = await writeChats(tx, {
        list,
        shares: (await settings.all()).chat,
        now: platform.now(),
      });
      billed.push(...written.map(({ id, endedAt: at }) => ({ subject: 'chat' as const, id, at })));
    },

    async products(products) {
      const inputs = products.map(({ hi, skus, ...product }) => ({
        ...product,
        translations: { hi },
        hasVariants: product.sizeType === null,
        featured: false,
        priority: 0,
        skus: skus.map(({ received, price, ...sku }) => ({
          ...sku,
          price: asPaise(price),
          available: received,
        })),
      }));
      await catalog.create(tx, inputs);
    },

    async coupons(list) {
      const rows = list.map((coupon) => ({
        id: coupon.id,
        code: coupon.code,
        description: coupon.description,
        type: coupon.type,
        discount_type: coupon.discountType,
        discount_value: coupon.discountValue,
        min_cart_value: coupon.minCartValue,
        max_cart_value: coupon.maxCartValue,
        max_discount: coupon.maxDiscount,
        starts_at: coupon.startsAt,
        ends_at: coupon.endsAt,
        is_active: coupon.isActive,
        usage_limit: coupon.usageLimit,
        per_user_limit: coupon.perUserLimit,
        new_users_only: coupon.newUsersOnly,
        combinable: coupon.combinable,
        applicable_products: coupon.products,
        excluded_products: coupon.excludedProducts,
        applicable_categories: coupon.categories,
        restricted_to_users: coupon.users,
        metadata: JSON.stringify({ hi: { description: coupon.descriptionHi } }),
        created_at: coupon.createdAt,
      }));
      if (rows.length > 0) await tx.insertInto('coupons').values(rows).execute();
    },

    async orders(list) {
      const rule = deliveryRule((await settings.all()).delivery);
      const { orders, items, events } = demoOrders(list, (price) =>
        priceOrder([{ price, quantity: 1 }], rule),
      );
      if (orders.length === 0) return;
      await tx.insertInto('orders').values(orders).execute();
      await tx.insertInto('order_items').values(items).execute();
      await tx.insertInto('order_events').values(events).execute();
      const sold = await stock.sell(
        tx,
        list.map(({ sku, itemId, steps }) => ({
          skuId: sku.id,
          orderItemId: itemId,
          quantity: 1,
          at: steps.Pending,
        })),
      );
      if (sold instanceof AppError) throw new Error(`the demo sells more than its stock: ${sold.code}`);
      billed.push(...list.map(({ id, steps }) => ({ subject: 'order' as const, id, at: steps.Shipped })));
    },

    reviews: (list) =>
      written.add(
        tx,
        list.map((review) => ({ ...review, media: null })),
      ),

    posts: (list) =>
      services.blog.admin.add(
        tx,
        list.map(({ id, publishedAt, ...fields }) => ({
          id,
          publishedAt,
          fields: { ...fields, categories: [] },
        })),
      ),
  };
}

/**
 * Fills the shop with the demo, unless this or another process has done it. Runs in one transaction, so that a kill
 * leaves nothing half done. Returns true if it filled the shop.
 */
export async function fillDemo(
  shop: Filled,
  { storage, log }: { storage: Storage; log: (line: string) => void },
): Promise<boolean> {
  const { db, now } = shop.platform;
  const filled = await importDemo(
    { catalogue, customers, astrologers, admins, coupons, reviews, talks: chats, articles },
    {
      now,
      log,
      keepPicture: async (svg) => storage.url(await storage.put(svg, 'svg')),
      once: async (run) => {
        const done = await transact(db, async (tx) => {
          await liftTimeLimits(tx);
          await sql`select pg_advisory_xact_lock(${lock})`.execute(tx);
          const before = await tx
            .selectFrom('imports')
            .select('name')
            .where('name', '=', 'demo')
            .executeTakeFirst();
          if (before) return false;
          // One hash for all: everyone has the same published password, and forty hashes would take seconds.
          const billed: PastIssue[] = [];
          await run(openAdmin(tx, shop, { passwordHash: await hashPassword(demoPassword), billed }));
          await invoiceDemo(tx, shop.services, billed);
          await tx.insertInto('imports').values({ name: 'demo', finished_at: now() }).execute();
          return true;
        });
        return done === true;
      },
    },
  );
  if (filled) {
    await sql`analyze products, skus, product_images, reviews, stock_moves, orders, order_items, posts`.execute(
      db,
    );
  }
  return filled;
}
