import { nameStart } from '#contract/core/picture-names.ts';
import { pictureAt, pictureSizes } from '#contract/core/pictures.ts';
import { stripOf } from '#contract/core/turn-strip.ts';
import { astrologers } from '#seed/astrologers.ts';
import { articles } from '#seed/blog/index.ts';
import { catalogue } from '#seed/catalog/index.ts';
import { chats } from '#seed/chats.ts';
import { coupons } from '#seed/coupons.ts';
import { type DemoAdmin, importDemo, personId } from '#seed/import.ts';
import { demoPassword } from '#seed/password.ts';
import { admins, customers, FIXED } from '#seed/people.ts';
import { reviews } from '#seed/reviews.ts';
import { shopPeople } from '#seed/shop-people.ts';
import { demoIdentity } from '../base/settings/demo-identity.ts';
import type { Settings } from '../base/settings/service.ts';
import { hashPassword } from '../people/accounts/passwords/password.ts';
import { AppError } from '../platform/core/app-error.ts';
import { asPaise } from '../platform/core/money.ts';
import { liftTimeLimits, type Tx, transact } from '../platform/database/database.ts';
import { priceOrder } from '../selling/orders/placing/pricing.ts';
import { priceRules } from '../selling/orders/placing/quote.ts';
import type { Shop } from '../shop.ts';
import type { Storage } from '../storage/storage.ts';
import { writeAstrologers } from './astrologers.ts';
import { writeChats } from './chats.ts';
import { writeCollections } from './collections.ts';
import { offerEnergisation } from './energisation.ts';
import { invoiceDemo, type PastIssue } from './invoices.ts';
import { demoOrders } from './orders.ts';
import {
  analyzeFilled,
  insertCoupons,
  insertOrders,
  insertPeople,
  lockFilling,
  markFilled,
  wasFilled,
} from './past-store.ts';
import { declarePersonalFields } from './personal-fields.ts';
import { attachDemoReports } from './reports.ts';

type Filled = Pick<Shop, 'platform' | 'services'>;

type Imported<K extends keyof DemoAdmin> = Parameters<DemoAdmin[K]>[0];

async function writePeople(
  tx: Tx,
  people: Imported<'people'>,
  { passwordHash, termsVersion }: { passwordHash: string; termsVersion: string },
): Promise<void> {
  const rows = people.map((one) => ({
    id: one.id,
    first_name: one.firstName,
    last_name: one.lastName,
    email: one.email,
    phone: one.phone,
    password_hash: passwordHash,
    role: one.role,
    staff_roles: [...one.staffRoles],
    language: one.language,
    email_verified_at: one.createdAt,
    terms_agreed_at: one.createdAt,
    terms_version: termsVersion,
    created_at: one.createdAt,
  }));
  const consents = people.map((one) => ({
    user_id: one.id,
    purpose: 'terms',
    version: termsVersion,
    given_at: one.createdAt,
  }));
  await insertPeople(tx, { people: rows, consents });
}

/** Returns the products of the demo as the catalogue creates them. */
export const productInputs = (products: Imported<'products'>) =>
  products.map(({ hi, skus, ...product }) => ({
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

const couponRows = (list: Imported<'coupons'>) =>
  list.map((coupon) => ({
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
    scope: coupon.scope,
    applicable_products: coupon.products,
    excluded_products: coupon.excludedProducts,
    applicable_categories: coupon.categories,
    restricted_to_users: coupon.users,
    kind: coupon.kind,
    way: coupon.automatic ? ('automatic' as const) : ('code' as const),
    title: coupon.automatic?.title ?? '',
    title_hi: coupon.automatic?.titleHi ?? '',
    buy_count: coupon.pieces?.buy ?? null,
    get_count: coupon.pieces?.get ?? null,
    times_per_order: coupon.pieces?.timesPerOrder ?? null,
    metadata: JSON.stringify({ hi: { description: coupon.descriptionHi } }),
    created_at: coupon.createdAt,
  }));

async function writeOrders(
  tx: Tx,
  { settings, stock }: Filled['services'],
  list: Imported<'orders'>,
): Promise<PastIssue[]> {
  const rules = priceRules(await settings.all());
  // The demo shop is registered for GST (invoiceDemo).
  const tax = { ...rules.tax, registered: true };
  const rows = demoOrders(list, (line) => priceOrder([{ ...line, discounted: true }], { ...rules, tax }));
  if (rows.orders.length === 0) return [];
  await insertOrders(tx, rows);
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
  return list.map(({ id, steps }) => ({ subject: 'order' as const, id, at: steps.Shipped }));
}

/** Creates the tables and services of the demo's admins, in one transaction. `billed` collects the sales to invoice. */
function openAdmin(
  tx: Tx,
  { services, platform }: Filled,
  { passwordHash, billed, storage }: { passwordHash: string; billed: PastIssue[]; storage: Storage },
): DemoAdmin {
  const { catalog, isOn, reviews: written, settings } = services;
  return {
    people: async (people) =>
      writePeople(tx, people, { passwordHash, termsVersion: (await settings.all()).termsVersion }),

    async astrologers(list) {
      if (isOn('consultations')) await writeAstrologers(tx, services.kyc, list);
    },

    async talks(list) {
      if (!isOn('consultations')) return;
      const written = await writeChats(tx, {
        list,
        shares: (await settings.all()).chat,
        now: platform.now(),
      });
      billed.push(...written.map(({ id, endedAt: at }) => ({ subject: 'chat' as const, id, at })));
    },

    async products(products) {
      await catalog.create(tx, productInputs(products));
      if (isOn('certificates')) await attachDemoReports(tx, { services, storage }, products);
      await declarePersonalFields(tx, services, products);
      await writeCollections(tx, services, products);
    },

    coupons: (list) => insertCoupons(tx, couponRows(list)),

    async orders(list) {
      billed.push(...(await writeOrders(tx, services, list)));
    },

    reviews: (list) =>
      written.add(
        tx,
        list.map((review) => ({ ...review, media: null })),
      ),

    async posts(list) {
      const posts = list.map(({ id, publishedAt, ...fields }) => ({
        id,
        publishedAt,
        fields: { ...fields, categories: [] },
      }));
      if (isOn('blog')) await services.blog.admin.add(tx, posts);
    },
  };
}

/**
 * Sets the name, address, officer and other facts of the demo shop, and returns all settings with them: settings that
 * are read in this transaction are those from before it. Other shops begin without these facts.
 */
async function setIdentity(tx: Tx, settings: Shop['services']['settings']): Promise<Settings> {
  const all = { ...(await settings.all(tx)) };
  for (const [key, facts] of Object.entries(demoIdentity) as [keyof typeof demoIdentity, object][]) {
    const value = { ...all[key], ...facts } as never;
    await settings.set(tx, { key, value, by: personId(FIXED.admin) });
    all[key] = value;
  }
  return all;
}

/** Sets the zones of the demo shop, which is in Jaipur: parcels are faster there and in the rest of Rajasthan. */
const setDeliveryZones = (tx: Tx, settings: Shop['services']['settings']): Promise<void> =>
  settings.set(tx, {
    key: 'deliveryDays',
    value: {
      workingDays: 'Mon-Sat',
      zones: [
        { name: 'Jaipur', pins: '302 303', from: 1, to: 2 },
        { name: 'Rajasthan', pins: '30 31 32 33 34', from: 2, to: 3 },
      ],
    },
    by: personId(FIXED.admin),
  });

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
      keepDrawing: async (svg) => storage.url(await storage.put(svg, 'svg')),
      keepPhotograph: async ({ copies, colour, strip }) => {
        const start = nameStart(colour, strip !== undefined);
        const name = await storage.put(copies.get(1200) ?? new Uint8Array(), 'avif', start);
        for (const size of pictureSizes) {
          const copy = copies.get(size);
          if (copy) await storage.save(pictureAt(name, size), copy);
        }
        if (strip) await storage.save(stripOf(name), strip);
        return storage.url(name);
      },
      once: async (run) => {
        const done = await transact(db, async (tx) => {
          await liftTimeLimits(tx);
          await lockFilling(tx);
          if (await wasFilled(tx)) return false;
          // One hash for all: everyone has the same published password, and forty hashes would take seconds.
          const billed: PastIssue[] = [];
          await run(openAdmin(tx, shop, { passwordHash: await hashPassword(demoPassword), billed, storage }));
          // After the admin's account, whose key seals the mailboxes in the history of the settings.
          const settings = await setIdentity(tx, shop.services.settings);
          await shop.services.settings.set(tx, {
            key: 'people',
            value: [...shopPeople],
            by: personId(FIXED.admin),
          });
          await invoiceDemo(tx, shop.services, { billed, settings });
          await setDeliveryZones(tx, shop.services.settings);
          if (shop.services.isOn('energisation')) await offerEnergisation(tx, shop.services, storage);
          await markFilled(tx, now());
          return true;
        });
        return done === true;
      },
    },
  );
  if (filled) await analyzeFilled(db);
  return filled;
}
