import type { Pages } from '#contract/core/pages.ts';
import type { AdminCoupon, CouponUse } from '#contract/selling/coupons/admin.ts';
import type { CouponInput } from '#contract/selling/coupons/input.ts';
import { type CouponPickKind, type CouponState, isShownSecret } from '#contract/selling/coupons/rules.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { AuditEntry, AuditService } from '../../../base/audit/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { type Reader, type Tx, transact } from '../../../platform/database/database.ts';
import type { PageRequest } from '../../../platform/database/keyset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type CouponRow, isCredit, isSecret, lockCoupon, lockWholeCoupon, readCoupon } from '../store.ts';
import { nameOfPerson, namesOfProducts, productNames, readPicks, variantNames } from './pick-store.ts';
import { columnsOf, presentCoupons, rupees } from './present.ts';
import { previewCoupon } from './preview.ts';
import { createCouponSeries } from './series.ts';
import {
  insertCoupon,
  isCodeOfSeries,
  isReferenced,
  otherWithCode,
  readCoupons,
  readUses,
  removeCoupon,
  updateCoupon,
} from './store.ts';

/** The admin service of coupons. */
export type CouponAdmin = ReturnType<typeof createCouponAdmin>;

/** The services that the admin service of coupons uses. */
export type CouponAdminParts = { accounts: AccountsService; audit: AuditService; settings: SettingsService };

/** Returns the largest share of an order that a coupon can take off, in percent. Free products count as all of it. */
const deepestPercent = (coupon: AdminCoupon): number => {
  const { kind, discountType, discountValue, minCartValue } = coupon;
  if (kind === 'buy_get' || discountType === 'percentage') return discountValue;
  return discountValue === 0
    ? 0
    : minCartValue === 0
      ? 100
      : Math.min(100, (discountValue / minCartValue) * 100);
};

type Deps = Pick<Platform, 'db' | 'now'> & CouponAdminParts;

const one = async ({ now }: Deps, row: CouponRow, reader: Reader): Promise<AdminCoupon> =>
  (await presentCoupons(reader, [row], now()))[0] as AdminCoupon;

/**
 * Returns an error for unknown ids in a coupon's lists. Ids that it had before are accepted, even if deleted since.
 */
async function unknownIds(
  { accounts }: Deps,
  tx: Tx,
  input: CouponInput,
  before?: CouponRow,
): Promise<AppError | null> {
  const known = new Set(
    before
      ? [
          ...before.applicable_products,
          ...before.excluded_products,
          ...before.applicable_variants,
          ...before.restricted_to_users,
          ...before.get_products,
          ...before.get_variants,
        ]
      : [],
  );
  const fresh = (list: readonly string[]) => list.filter((id) => !known.has(id));
  const products = fresh([...input.applicableProducts, ...input.excludedProducts, ...input.getProducts]);
  const variants = fresh([...input.applicableVariants, ...input.getVariants]);
  const users = fresh(input.restrictedToUsers);
  const named = await productNames(tx, products);
  const skus = await variantNames(tx, variants);
  const people = await accounts.findPeople(users, tx);
  const missing = [
    ...products.filter((id) => !named.has(id)),
    ...variants.filter((id) => !skus.has(id)),
    ...users.filter((id) => !people.has(id)),
  ];
  return missing.length > 0 ? appError('coupon_unknown_ids', { ids: missing.slice(0, 5).join(', ') }) : null;
}

const record = (
  { audit, now }: Deps,
  tx: Tx,
  {
    by,
    action,
    id,
    ...change
  }: {
    by: string;
    action: 'create' | 'change' | 'pause' | 'resume' | 'delete';
    id: string;
    before?: AuditEntry['before'];
    after?: AuditEntry['after'];
  },
) =>
  audit.record(tx, {
    at: now(),
    actorId: by,
    action: `coupon.${action}`,
    entity: 'coupon',
    entityId: id,
    ...change,
  });

/** Tells owners of a coupon that takes off more than the percentage of the settings for changes of prices. */
async function tellOfDeep({ accounts, settings }: Deps, tx: Tx, coupon: AdminCoupon, by: string) {
  const { proofAbove } = (await settings.all(tx)).priceChanges;
  if (deepestPercent(coupon) <= proofAbove) return;
  const { code, title, discountValue, discountType, minCartValue } = coupon;
  const off = discountType === 'percentage' ? `${discountValue} %` : `₹${discountValue}`;
  const facts = [`${title || code}: −${off} (≥ ₹${minCartValue})`];
  await accounts.tellOwners(tx, { kind: 'price', by, facts, path: '/admin/coupons' });
}

/** Gives an automatic coupon a code of its own, which no buyer can use: codes are unique in the table and the logs. */
const named = (input: CouponInput, id: string): CouponInput =>
  input.way === 'automatic' ? { ...input, code: `AUTO-${id.slice(-8).toUpperCase()}` } : input;

/** Puts the secret code back that staff only read as it is shown. */
const withSecret = (input: CouponInput, row: CouponRow | undefined): CouponInput =>
  row && isSecret(row) && input.code === row.shown_code ? { ...input, code: row.code } : input;

/** Returns whether a coupon would be for other people than before: its code would be shown, or be somebody else's. */
const movesTo = (input: CouponInput, row: CouponRow): boolean =>
  input.way !== row.way || input.restrictedToUsers.join() !== row.restricted_to_users.join();

const create = (deps: Deps, input: CouponInput, by: string): Promise<AdminCoupon | AppError> =>
  transact(deps.db, async (tx) => {
    const unknown = await unknownIds(deps, tx, input);
    if (unknown) return unknown;
    if (isShownSecret(input.code)) return appError('coupon_code_wrong');
    const at = deps.now();
    if (await isCodeOfSeries(tx, input.code)) return appError('coupon_code_taken', { code: input.code });
    const id = newId(at);
    const row = await insertCoupon(tx, { ...columnsOf(named(input, id), at), id, created_at: at });
    if (!row) return appError('coupon_code_taken', { code: input.code });
    const coupon = await one(deps, row, tx);
    await record(deps, tx, { by, action: 'create', id: row.id, after: coupon });
    await tellOfDeep(deps, tx, coupon, by);
    return coupon;
  });

async function listUses(
  { db, accounts }: Deps,
  id: string,
  request: Omit<PageRequest, 'limit'>,
): Promise<{ uses: CouponUse[]; pages: Pages; total: number } | AppError> {
  if (!(await readCoupon(db, id))) return appError('coupon_gone');
  const { rows, pages, total } = await readUses(db, id, request);
  const people = await accounts.findPeople(rows.map((row) => row.user_id));
  const uses = rows.map((row) => {
    const person = people.get(row.user_id);
    return {
      orderId: row.order_id,
      orderNumber: formatOrderNumber(row.number),
      user: { _id: row.user_id, name: person?.name ?? '', email: person?.email ?? '' },
      usedAt: row.taken_at.toISOString(),
      discount: rupees(row.discount),
      total: rupees(row.total),
      seriesCode: row.series_code,
      givenBack: row.given_back_at !== null,
    };
  });
  return { uses, pages, total };
}

const change = (
  deps: Deps,
  id: string,
  { version, input: given, by }: { version: number; input: CouponInput; by: string },
): Promise<AdminCoupon | AppError> =>
  transact(deps.db, async (tx) => {
    const had = await readCoupon(tx, id);
    const input = withSecret(named(given, id), had);
    if (isShownSecret(input.code)) return appError('coupon_code_wrong');
    // The code is a unique key. Changing it needs the lock that also blocks new references by orders.
    const isRenamed = had?.code !== input.code;
    const row = await (isRenamed ? lockWholeCoupon : lockCoupon)(tx, id);
    if (!row) return appError('coupon_gone');
    if (row.version !== version) return appError('coupon_changed');
    if (isSecret(row) && (isCredit(row) || movesTo(input, row))) return appError('coupon_is_personal');
    if (input.code !== row.code) {
      if (await isCodeOfSeries(tx, input.code)) return appError('coupon_code_taken', { code: input.code });
      if (await isReferenced(tx, id)) return appError('coupon_code_stays');
      if (await otherWithCode(tx, input.code, id)) return appError('coupon_code_taken', { code: input.code });
    }
    if ((input.way !== row.way || input.kind !== row.kind) && (await isReferenced(tx, id)))
      return appError('coupon_way_stays');
    if (input.usageLimit !== null && input.usageLimit < row.usage_count)
      return appError('coupon_limit_low', { n: row.usage_count });
    const unknown = await unknownIds(deps, tx, input, row);
    if (unknown) return unknown;
    const before = await one(deps, row, tx);
    const after = await one(deps, await updateCoupon(tx, id, columnsOf(input, row.starts_at)), tx);
    await record(deps, tx, { by, action: 'change', id, before, after });
    await tellOfDeep(deps, tx, after, by);
    return after;
  });

const setActive = (
  deps: Deps,
  id: string,
  { isActive, by }: { isActive: boolean; by: string },
): Promise<AdminCoupon | AppError> =>
  transact(deps.db, async (tx) => {
    const row = await lockCoupon(tx, id);
    if (!row) return appError('coupon_gone');
    if (row.is_active === isActive) return one(deps, row, tx);
    const after = await updateCoupon(tx, id, { is_active: isActive });
    await record(deps, tx, {
      by,
      action: isActive ? 'resume' : 'pause',
      id,
      before: { isActive: row.is_active },
      after: { isActive },
    });
    return one(deps, after, tx);
  });

const remove = (deps: Deps, id: string, by: string): Promise<AppError | null> =>
  transact(deps.db, async (tx) => {
    const row = await lockWholeCoupon(tx, id);
    if (!row) return appError('coupon_gone');
    if (isCredit(row)) return appError('coupon_is_personal');
    if (await isReferenced(tx, id)) return appError('coupon_is_used');
    await record(deps, tx, { by, action: 'delete', id, before: await one(deps, row, tx) });
    await removeCoupon(tx, id);
    return null;
  });

/** Creates the admin service of coupons. */
export function createCouponAdmin({ db, now }: Pick<Platform, 'db' | 'now'>, parts: CouponAdminParts) {
  const { accounts } = parts;
  const deps: Deps = { db, now, ...parts };
  return {
    /** Creates a coupon. */
    create: (input: CouponInput, by: string) => create(deps, input, by),

    /** Returns a page of coupons. */
    async list(wanted: { q: string; state?: CouponState | undefined } & Omit<PageRequest, 'limit'>) {
      const { rows, pages, total } = await readCoupons(db, { ...wanted, now: now() });
      return { coupons: await presentCoupons(db, rows, now()), pages, total };
    },

    /** Returns one coupon, with the names of the products, variants and people in its lists. */
    async one(id: string): Promise<{ coupon: AdminCoupon; names: Record<string, string> } | AppError> {
      const row = await readCoupon(db, id);
      if (!row) return appError('coupon_gone');
      const [coupon, products, people] = await Promise.all([
        one(deps, row, db),
        namesOfProducts(db, row),
        accounts.findPeople(row.restricted_to_users),
      ]);
      const names = [
        ...products,
        ...[...people].map(([key, person]) => [key, nameOfPerson(person)] as const),
      ];
      return { coupon, names: Object.fromEntries(names) };
    },

    /** Lists products, variants or people by the words of their names. */
    picks: (kind: CouponPickKind, q: string) => readPicks(db, kind, q),

    /** Returns what a coupon would have taken off the orders of the last 30 days. */
    preview: (input: CouponInput) => previewCoupon(db, input, { now: now(), settings: parts.settings }),

    series: createCouponSeries(deps),

    /** Returns a page of the uses of a coupon. */
    uses: (id: string, request: Omit<PageRequest, 'limit'>) => listUses(deps, id, request),

    /** Changes a coupon unless its version has changed. Existing orders keep their discount. */
    change: (id: string, version: number, input: CouponInput, by: string) =>
      change(deps, id, { version, input, by }),

    /** Pauses or resumes a coupon. Idempotent. */
    setActive: (id: string, isActive: boolean, by: string) => setActive(deps, id, { isActive, by }),

    /** Deletes a coupon that no order has ever referenced. */
    remove: (id: string, by: string) => remove(deps, id, by),
  };
}
