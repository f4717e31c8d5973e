import type { AdminCoupon, CouponInput, CouponUse } from '#contract/coupons/admin.ts';
import type { CouponState } from '#contract/coupons/rules.ts';
import type { AccountsService } from '../../accounts/service.ts';
import type { AuditService } from '../../audit/service.ts';
import { type AppError, appError } from '../../platform/core/app-error.ts';
import { newId } from '../../platform/core/id.ts';
import { indiaDay } from '../../platform/core/india-time.ts';
import { asPaise, fromRupees, toRupees } from '../../platform/core/money.ts';
import { type Reader, type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { lastMomentOf, startOf } from '../days.ts';
import { type CouponRow, lockCoupon, lockWholeCoupon, readCoupon } from '../store.ts';
import {
  type CouponFields,
  figuresOf,
  insertCoupon,
  isReferenced,
  knownVariants,
  otherWithCode,
  productNames,
  readCoupons,
  readUses,
  removeCoupon,
  updateCoupon,
} from './store.ts';

/** The admin service of coupons. */
export type CouponAdmin = ReturnType<typeof createCouponAdmin>;

const rupees = (paise: number): number => toRupees(asPaise(paise));
const orNull = (paise: number | null): number | null => (paise === null ? null : rupees(paise));
const paise = (amount: number | null): number | null => (amount === null ? null : fromRupees(amount));

/** Converts the admin's input to columns. Without a start date the coupon starts today (IST). */
function columnsOf(input: CouponInput, now: Date): CouponFields {
  return {
    code: input.code,
    description: input.description,
    type: input.type,
    discount_type: input.discountType,
    // Percent times 100 is basis points, rupees times 100 is paise.
    discount_value: Math.round(input.discountValue * 100),
    currency: input.currency,
    min_cart_value: fromRupees(input.minCartValue),
    max_cart_value: paise(input.maxCartValue),
    max_discount: paise(input.maxDiscount),
    starts_at: startOf(input.startDate ?? indiaDay(now)),
    ends_at: input.endDate ? lastMomentOf(input.endDate) : null,
    is_active: input.isActive,
    usage_limit: input.usageLimit,
    per_user_limit: input.perUserLimit,
    new_users_only: input.newUsersOnly,
    combinable: input.combinable,
    applicable_products: input.applicableProducts,
    applicable_variants: input.applicableVariants,
    excluded_products: input.excludedProducts,
    applicable_categories: input.applicableCategories,
    restricted_to_users: input.restrictedToUsers,
    metadata: JSON.stringify(input.metadata),
  };
}

function stateOf(row: CouponRow, now: Date): CouponState {
  if (!row.is_active) return 'paused';
  if (row.starts_at > now) return 'scheduled';
  const usedUp = row.usage_limit !== null && row.usage_count >= row.usage_limit;
  return usedUp || (row.ends_at !== null && row.ends_at < now) ? 'ended' : 'running';
}

/** Creates the admin service of coupons. */
export function createCouponAdmin(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { accounts, audit }: { accounts: AccountsService; audit: AuditService },
) {
  async function present(rows: readonly CouponRow[], reader: Reader = db): Promise<AdminCoupon[]> {
    const at = now();
    const figures = await figuresOf(
      reader,
      rows.map((row) => row.id),
    );
    return rows.map((row) => {
      const came = figures.get(row.id);
      return {
        _id: row.id,
        code: row.code,
        description: row.description,
        type: row.type,
        discountType: row.discount_type,
        discountValue: row.discount_value / 100,
        currency: row.currency,
        minCartValue: rupees(row.min_cart_value),
        maxCartValue: orNull(row.max_cart_value),
        maxDiscount: orNull(row.max_discount),
        startDate: indiaDay(row.starts_at),
        endDate: row.ends_at ? indiaDay(row.ends_at) : null,
        isActive: row.is_active,
        usageLimit: row.usage_limit,
        perUserLimit: row.per_user_limit,
        newUsersOnly: row.new_users_only,
        combinable: row.combinable,
        applicableProducts: row.applicable_products,
        applicableVariants: row.applicable_variants,
        excludedProducts: row.excluded_products,
        applicableCategories: row.applicable_categories,
        restrictedToUsers: row.restricted_to_users,
        metadata: (row.metadata ?? {}) as Record<string, unknown>,
        createdAt: row.created_at.toISOString(),
        version: row.version,
        state: stateOf(row, at),
        usageCount: row.usage_count,
        discountGiven: rupees(came?.discount ?? 0),
        ordersTotal: rupees(came?.total ?? 0),
        deletable: !came,
      };
    });
  }

  const one = async (row: CouponRow, reader: Reader): Promise<AdminCoupon> =>
    (await present([row], reader))[0] as AdminCoupon;

  /**
   * Returns an error for unknown ids in a coupon's lists. Ids that it had before are accepted, even if deleted since.
   */
  async function unknownIds(tx: Tx, input: CouponInput, before?: CouponRow): Promise<AppError | null> {
    const known = new Set(
      before
        ? [
            ...before.applicable_products,
            ...before.excluded_products,
            ...before.applicable_variants,
            ...before.restricted_to_users,
          ]
        : [],
    );
    const fresh = (list: readonly string[]) => list.filter((id) => !known.has(id));
    const products = fresh([...input.applicableProducts, ...input.excludedProducts]);
    const variants = fresh(input.applicableVariants);
    const users = fresh(input.restrictedToUsers);
    const named = await productNames(tx, products);
    const skus = await knownVariants(tx, variants);
    const people = await accounts.findPeople(users, tx);
    const missing = [
      ...products.filter((id) => !named.has(id)),
      ...variants.filter((id) => !skus.has(id)),
      ...users.filter((id) => !people.has(id)),
    ];
    return missing.length > 0
      ? appError('coupon_unknown_ids', { ids: missing.slice(0, 5).join(', ') })
      : null;
  }

  const record = (
    tx: Tx,
    by: string,
    action: 'create' | 'change' | 'pause' | 'resume' | 'delete',
    id: string,
    change: { before?: unknown; after?: unknown },
  ) =>
    audit.record(tx, {
      at: now(),
      actorId: by,
      action: `coupon.${action}`,
      entity: 'coupon',
      entityId: id,
      ...change,
    });

  return {
    /** Creates a coupon. */
    create: (input: CouponInput, by: string): Promise<AdminCoupon | AppError> =>
      transact(db, async (tx) => {
        const unknown = await unknownIds(tx, input);
        if (unknown) return unknown;
        const at = now();
        const row = await insertCoupon(tx, { ...columnsOf(input, at), id: newId(at), created_at: at });
        if (!row) return appError('coupon_code_taken', { code: input.code });
        const coupon = await one(row, tx);
        await record(tx, by, 'create', row.id, { after: coupon });
        return coupon;
      }),

    /** Returns a page of coupons. */
    async list(wanted: { q: string; state?: CouponState | undefined; page: number }) {
      const { rows, total } = await readCoupons(db, { ...wanted, now: now() });
      return { coupons: await present(rows), total };
    },

    /** Returns one coupon, with the names of the products and people in its lists. */
    async one(id: string): Promise<{ coupon: AdminCoupon; names: Record<string, string> } | AppError> {
      const row = await readCoupon(db, id);
      if (!row) return appError('coupon_gone');
      const [coupon, products, people] = await Promise.all([
        one(row, db),
        productNames(db, [...row.applicable_products, ...row.excluded_products]),
        accounts.findPeople(row.restricted_to_users),
      ]);
      const names = [...products, ...[...people].map(([key, person]) => [key, person.name] as const)];
      return { coupon, names: Object.fromEntries(names) };
    },

    /** Returns a page of the uses of a coupon. */
    async uses(id: string, page: number): Promise<{ uses: CouponUse[]; total: number } | AppError> {
      if (!(await readCoupon(db, id))) return appError('coupon_gone');
      const { rows, total } = await readUses(db, id, page);
      const people = await accounts.findPeople(rows.map((row) => row.user_id));
      const uses = rows.map((row) => {
        const person = people.get(row.user_id);
        return {
          orderId: row.order_id,
          user: { _id: row.user_id, name: person?.name ?? '', email: person?.email ?? '' },
          usedAt: row.taken_at.toISOString(),
          discount: rupees(row.discount),
          total: rupees(row.total),
          givenBack: row.given_back_at !== null,
        };
      });
      return { uses, total };
    },

    /** Changes a coupon unless its version has changed. Existing orders keep their discount. */
    change: (id: string, version: number, input: CouponInput, by: string): Promise<AdminCoupon | AppError> =>
      transact(db, async (tx) => {
        // The code is a unique key. Changing it needs the lock that also blocks new references by orders.
        const isRenamed = (await readCoupon(tx, id))?.code !== input.code;
        const row = await (isRenamed ? lockWholeCoupon : lockCoupon)(tx, id);
        if (!row) return appError('coupon_gone');
        if (row.version !== version) return appError('coupon_changed');
        if (input.code !== row.code) {
          if (await isReferenced(tx, id)) return appError('coupon_code_stays');
          if (await otherWithCode(tx, input.code, id))
            return appError('coupon_code_taken', { code: input.code });
        }
        if (input.usageLimit !== null && input.usageLimit < row.usage_count)
          return appError('coupon_limit_low', { n: row.usage_count });
        const unknown = await unknownIds(tx, input, row);
        if (unknown) return unknown;
        const before = await one(row, tx);
        const after = await one(await updateCoupon(tx, id, columnsOf(input, row.starts_at)), tx);
        await record(tx, by, 'change', id, { before, after });
        return after;
      }),

    /** Pauses or resumes a coupon. Idempotent. */
    setActive: (id: string, isActive: boolean, by: string): Promise<AdminCoupon | AppError> =>
      transact(db, async (tx) => {
        const row = await lockCoupon(tx, id);
        if (!row) return appError('coupon_gone');
        if (row.is_active === isActive) return one(row, tx);
        const after = await updateCoupon(tx, id, { is_active: isActive });
        await record(tx, by, isActive ? 'resume' : 'pause', id, {
          before: { isActive: row.is_active },
          after: { isActive },
        });
        return one(after, tx);
      }),

    /** Deletes a coupon that no order has ever referenced. */
    remove: (id: string, by: string): Promise<AppError | null> =>
      transact(db, async (tx) => {
        const row = await lockWholeCoupon(tx, id);
        if (!row) return appError('coupon_gone');
        if (await isReferenced(tx, id)) return appError('coupon_is_used');
        await record(tx, by, 'delete', id, { before: await one(row, tx) });
        await removeCoupon(tx, id);
        return null;
      }),
  };
}
