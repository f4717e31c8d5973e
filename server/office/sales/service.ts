import { daysAfter, startOfDay } from '#contract/core/india-time.ts';
import type {
  SalesQuery,
  SalesReport,
  SalesRow,
  SalesRowFigures,
  UnsoldProducts,
} from '#contract/office/sales/endpoints.ts';
import { daysOf, type Period, shownRows } from '#contract/office/sales/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../base/audit/service.ts';
import { asPaise, toRupees } from '../../platform/core/money.ts';
import { transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { salesCsv } from './csv.ts';
import { createDaysSweep } from './days.ts';
import { type SalesSums, type Span, type Sums, sumSales } from './store.ts';
import { listUnsold } from './unsold-store.ts';

/** The reports of sales. */
export type SalesService = ReturnType<typeof createSales>;

const spanOf = ({ from, to }: Period): Span => ({
  from: startOfDay(from),
  until: startOfDay(daysAfter(to, 1)),
});

const none: Sums = { orders: 0, pieces: 0, amount: 0, refunds: 0 };

const add = (one: Sums, other: Sums): Sums => ({
  orders: one.orders + other.orders,
  pieces: one.pieces + other.pieces,
  amount: one.amount + other.amount,
  refunds: one.refunds + other.refunds,
});

const present = ({ orders, pieces, amount, refunds }: Sums): SalesRowFigures => ({
  orders,
  pieces,
  amount: toRupees(asPaise(amount)),
  refunds: toRupees(asPaise(refunds)),
  net: toRupees(asPaise(amount - refunds)),
});

/** Returns one row for each day of the period, with 0 for days without sales; the day of the other period is beside it. */
function byDay(rows: readonly SalesSums[], period: Period, against: Period | null): SalesSums[] {
  const found = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: daysOf(period) }, (_, n) => {
    const key = daysAfter(period.from, n);
    const other = against && daysAfter(against.from, n) <= against.to ? daysAfter(against.from, n) : null;
    return {
      key,
      name: null,
      nameHi: null,
      now: found.get(key)?.now ?? none,
      before: (other && found.get(other)?.before) || none,
    };
  });
}

/** Creates the reports of sales. */
export function createSales(
  { db, reader, now }: Pick<Platform, 'db' | 'reader' | 'now'>,
  { audit }: { audit: AuditService },
) {
  async function read({ by, from, to, againstFrom, againstTo }: SalesQuery, limit: number | null) {
    const period = { from, to };
    const against = againstFrom && againstTo ? { from: againstFrom, to: againstTo } : null;
    const asked = { span: spanOf(period), against: against && spanOf(against) };
    // An order has several rows of products, so the orders of the total are counted by day.
    const [{ rows, all }, days] = await Promise.all([
      sumSales(reader, { by, ...asked, limit }),
      by === 'day' || by === 'astrologer' ? null : sumSales(reader, { by: 'day', ...asked }),
    ]);
    const counted = days?.rows ?? rows;
    return {
      period,
      against,
      rows: by === 'day' ? byDay(rows, period, against) : rows,
      all,
      total: {
        now: counted.map((row) => row.now).reduce(add, none),
        before: counted.map((row) => row.before).reduce(add, none),
      },
    };
  }

  return {
    /** Returns a report with at most 200 rows, or all days. */
    async report(query: SalesQuery): Promise<SalesReport> {
      // The total of days and of astrologers is the sum of all rows; there are few of them.
      const isWhole = query.by === 'day' || query.by === 'astrologer';
      const { period, against, rows, all, total } = await read(query, isWhole ? null : shownRows);
      const shown = query.by === 'day' ? rows : rows.slice(0, shownRows);
      const row = ({ key, name, nameHi, ...sums }: SalesSums): SalesRow => ({
        key,
        name,
        nameHi,
        now: present(sums.now),
        before: against && present(sums.before),
      });
      return {
        by: query.by,
        period,
        against,
        total: { now: present(total.now), before: against && present(total.before) },
        rows: shown.map(row),
        more: query.by === 'day' ? 0 : all - shown.length,
      };
    },

    /** Returns the whole report as CSV, and records the export in the audit log. */
    async csv(query: SalesQuery, { by, lang }: { by: string; lang: Lang }): Promise<string> {
      const { rows, against } = await read(query, null);
      await transact(db, (tx) =>
        audit.record(tx, {
          at: now(),
          actorId: by,
          action: 'sales.export',
          entity: 'sales',
          entityId: query.by,
          after: { from: query.from, to: query.to, rows: rows.length },
        }),
      );
      return salesCsv(rows, { by: query.by, compared: against !== null, lang });
    },

    sweep: createDaysSweep({ db, now }),

    /** Lists products with pieces in stock that a period sold none of. */
    async unsold(period: Period): Promise<UnsoldProducts> {
      const { products, all } = await listUnsold(reader, spanOf(period), shownRows);
      return {
        products: products.map(({ id, lastSoldAt, addedAt, ...product }) => ({
          _id: id,
          ...product,
          lastSoldAt: lastSoldAt?.toISOString() ?? null,
          addedAt: addedAt.toISOString(),
        })),
        more: all - products.length,
      };
    },
  };
}
