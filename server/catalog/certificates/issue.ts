import { type Settings, type SettingsService, shopName } from '../../base/settings/service.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CatalogService } from '../products/service.ts';
import { codeOf } from './codes.ts';
import type { CertificateKeys } from './keys.ts';
import {
  hasQueued,
  insertPieces,
  insertStatements,
  issuedCounts,
  linesOf,
  lockQueued,
  type NewPiece,
  type SoldLine,
  unqueue,
} from './piece-store.ts';
import { type ReportRow, reportsInForce, statedReport } from './report-store.ts';
import { type Statement, statementOf } from './statement.ts';

/** The services that issuing depends on. */
export type CertificateIssueParts = {
  catalog: Pick<CatalogService, 'keptById'>;
  keys: CertificateKeys;
  settings: SettingsService;
};

type Signer = Awaited<ReturnType<CertificateKeys['signer']>>;

const ordersInBatch = 20;
// A line of thousands of pieces gets its codes in several rounds.
const piecesInBatch = 200;

/** Returns the seller as statements name it. */
export const sellerOf = (settings: Settings): Statement['seller'] => {
  const name = shopName(settings, 'en');
  const { gst, shop, legal } = settings;
  return {
    name,
    legalName: gst.legalName || legal.name || name,
    address: (gst.address.length > 0 ? gst.address : shop.address).join(', '),
  };
};

/** Returns the report in force for a SKU: its own, or that of its product. */
export const reportFor = (
  reports: readonly ReportRow[],
  { product_id, sku_id }: { product_id: string; sku_id: string },
): ReportRow | null =>
  reports.find((one) => one.sku_id === sku_id) ??
  reports.find((one) => one.product_id === product_id && one.sku_id === null) ??
  null;

/** Creates the issuer of codes. It works after the payment, so that no checkout waits for it. */
export function createCertificateIssue(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { catalog, keys, settings }: CertificateIssueParts,
) {
  /** Returns the next pieces without a code, and whether they are all. */
  async function missingPieces(tx: Tx, lines: readonly SoldLine[], key: Buffer) {
    const at = now();
    const issued = await issuedCounts(
      tx,
      lines.map(({ id }) => id),
    );
    const pieces: (NewPiece & { line: SoldLine })[] = [];
    for (const line of lines)
      for (let unit = (issued.get(line.id) ?? 0) + 1; unit <= line.quantity - line.unsent; unit += 1) {
        if (pieces.length === piecesInBatch) return { pieces, all: false };
        const { id: order_item_id, product_id, sku_id } = line;
        const code = codeOf(key, order_item_id, unit);
        pieces.push({ id: newId(at), code, order_item_id, unit, product_id, sku_id, issued_at: at, line });
      }
    return { pieces, all: true };
  }

  async function signAll(
    tx: Tx,
    pieces: readonly (NewPiece & { line: SoldLine })[],
    { keyId, sign }: Signer,
  ): Promise<void> {
    if (pieces.length === 0) return;
    const productIds = [...new Set(pieces.map(({ product_id }) => product_id))];
    const products = new Map((await catalog.keptById(productIds, tx)).map((one) => [one._id, one]));
    const reports = await reportsInForce(tx, productIds);
    const seller = sellerOf(await settings.all(tx));
    const at = now();
    await insertStatements(
      tx,
      pieces.map((one) => {
        const report = reportFor(reports, one);
        const statement = statementOf({
          code: one.code,
          revision: 1,
          snapshot: one.line.snapshot,
          facts: products.get(one.product_id)?.facts ?? null,
          report: report && statedReport(report),
          orderedAt: one.line.created_at,
          seller,
          at,
          keyId,
        });
        return {
          certificate_id: one.id,
          revision: 1,
          report_id: report?.id ?? null,
          statement,
          signature: sign(statement),
          key_id: keyId,
          signed_at: at,
        };
      }),
    );
  }

  return {
    /**
     * Gives codes to the pieces of sold orders, and signs what the shop says about each. Returns how many it gave. Orders
     * that were cancelled meanwhile get none.
     */
    async sweep(): Promise<number> {
      if (!(await hasQueued(db))) return 0;
      // Before the transaction, which would need a second connection for them.
      const key = await keys.forCodes();
      const signer = await keys.signer();
      return transact(db, async (tx) => {
        const orderIds = await lockQueued(tx, ordersInBatch);
        if (orderIds.length === 0) return 0;
        const lines = (await linesOf(tx, orderIds)).filter(({ status }) => status !== 'Cancelled');
        const { pieces, all } = await missingPieces(tx, lines, key);
        await checkpoint('certificates.issue');
        const inserted = await insertPieces(
          tx,
          pieces.map(({ line: _, ...piece }) => piece),
        );
        await signAll(
          tx,
          pieces.filter(({ id }) => inserted.has(id)),
          signer,
        );
        if (all) await unqueue(tx, orderIds);
        return inserted.size;
      });
    },
  };
}
