import { randomBytes } from 'node:crypto';
import { indiaZone } from '#contract/core/india-time.ts';
import type { SeriesFigures } from '#contract/selling/coupons/form-endpoints.ts';
import { seriesAtMost, seriesPrefixLength } from '#contract/selling/coupons/rules.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { Lang } from '#languages/list.ts';
import { readWords } from '#languages/read.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { type AppError, appError } from '../../../platform/core/app-error.ts';
import { csvMark, csvRow } from '../../../platform/csv/write.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockCoupon, readCoupon } from '../store.ts';
import { countCodes, insertCodes, listCodes } from './series-store.ts';

type Deps = Pick<Platform, 'db' | 'now'> & { accounts: AccountsService; audit: AuditService };

// 32 letters and digits that nobody confuses on paper: no I, O, 0 and 1.
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const randomLength = 10;

/**
 * Returns a code of a series: the prefix, a hyphen, and ten random characters of 32, which are 50 bits. With 10,000 codes
 * a guess hits one in about 10^11 tries.
 */
const newCode = (prefix: string): string => {
  const random = Array.from(randomBytes(randomLength), (byte) => alphabet[byte % alphabet.length]).join('');
  return prefix ? `${prefix}-${random}` : random;
};

const figures = ({ made, used }: { made: number; used: number }): SeriesFigures => ({
  made,
  used,
  left: seriesAtMost - made,
});

const words = readWords('coupons/answers');
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: indiaZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

const make = (
  { db, now, audit }: Deps,
  id: string,
  { count, prefix, by }: { count: number; prefix: string | null; by: string },
): Promise<{ code: string; made: number } | AppError> =>
  transact(db, async (tx) => {
    // The lock serialises two admins, so that the limit holds.
    const row = await lockCoupon(tx, id);
    if (!row) return appError('coupon_gone');
    if (row.way !== 'series') return appError('coupon_no_series');
    const { made } = await countCodes(tx, id);
    if (made + count > seriesAtMost) return appError('coupon_series_full', { most: seriesAtMost, n: made });
    const start = prefix ?? (row.code.split(/[-_]/)[0] ?? '').slice(0, seriesPrefixLength);
    const at = now();
    let left = count;
    while (left > 0) {
      const codes = Array.from({ length: left }, () => newCode(start));
      left -= await insertCodes(tx, { couponId: id, codes, at });
    }
    await audit.record(tx, {
      at,
      actorId: by,
      action: 'coupon.codes',
      entity: 'coupon',
      entityId: id,
      after: { code: row.code, rows: count },
    });
    return { code: row.code, made: count };
  });

const exportCodes = (
  { db, now, audit, accounts }: Deps,
  id: string,
  { by, lang }: { by: string; lang: Lang },
): Promise<{ code: string; file: string } | AppError> =>
  transact(db, async (tx) => {
    const row = await readCoupon(tx, id);
    if (!row) return appError('coupon_gone');
    if (row.way !== 'series') return appError('coupon_no_series');
    const codes = await listCodes(tx, id);
    if (codes.length === 0) return appError('coupon_no_codes');
    const buyers = await accounts.findPeople(
      codes.flatMap(({ userId }) => userId ?? []),
      tx,
    );
    await audit.record(tx, {
      at: now(),
      actorId: by,
      action: 'coupon.codes-export',
      entity: 'coupon',
      entityId: id,
      after: { code: row.code, rows: codes.length },
    });
    const { exportHeads, states } = words[lang];
    const lines = codes.map(({ code, userId, usedAt, number }) => {
      const buyer = userId ? buyers.get(userId) : undefined;
      return csvRow([
        code,
        usedAt ? states.used : states.unused,
        usedAt ? clock.format(usedAt) : '',
        number === null ? '' : formatOrderNumber(number),
        buyer?.name ?? '',
        buyer?.email ?? '',
      ]);
    });
    return { code: row.code, file: csvMark + csvRow([...exportHeads]) + lines.join('') };
  });

/** Creates the series of codes of coupons. */
export const createCouponSeries = (deps: Deps) => ({
  /** Returns how many codes a series has, how many are used, and how many more it may have. */
  async figures(id: string): Promise<SeriesFigures | AppError> {
    const row = await readCoupon(deps.db, id);
    if (!row) return appError('coupon_gone');
    return row.way === 'series' ? figures(await countCodes(deps.db, id)) : appError('coupon_no_series');
  },

  /** Makes codes for one use each. Without a prefix they begin with the first word of the coupon's code. Written to the audit log. */
  make: (id: string, wanted: { count: number; prefix: string | null; by: string }) => make(deps, id, wanted),

  /** Exports the codes of a series as CSV, with who used each. The export is written to the audit log. */
  csv: (id: string, reader: { by: string; lang: Lang }) => exportCodes(deps, id, reader),
});
