import type { AdminReport } from '#contract/catalog/certificates/admin.ts';
import { formatCode } from '#contract/catalog/certificates/code.ts';
import type { Pages } from '#contract/core/pages.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { newId } from '../../../platform/core/id.ts';
import { type Database, isUniqueViolation, type Tx, transact } from '../../../platform/database/database.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Changes } from '../../../platform/realtime/changes.ts';
import type { Storage } from '../../../storage/storage.ts';
import type { CatalogService } from '../../products/service.ts';
import { fileUrl, presentReport } from '../present.ts';
import { type ReportFile, storeReportFile } from '../report-file.ts';
import { endReport, insertReport, lockReport, type ReportRow } from '../report-store.ts';
import type { SignAgain } from '../sign-again.ts';
import { factsAfter, factsThatDiffer } from './product-facts.ts';
import { findScope, type ProductWriting, type Scope, type ScopeQuery } from './scope.ts';
import { type AdminReportRow, findAdminReport, type ReportQuery, readReports } from './store.ts';

/** The services that report administration depends on. */
export type ReportAdminParts = {
  accounts: AccountsService;
  audit: AuditService;
  catalog: Pick<CatalogService, 'keptById'>;
  changes: Changes;
  signAgain: SignAgain;
  storage: Storage;
  writing: ProductWriting;
};

/** The texts of a report as the form sends them. Empty ones are not known. */
export type ReportInput = {
  laboratory: string;
  laboratoryHi: string;
  number: string;
  date: string;
  carat: number | '';
  measured: string;
  measuredHi: string;
  link: string;
};

type Deps = { db: Database; now: () => Date } & ReportAdminParts;
type Filed = ReportInput & ReportFile;

/** Returns what the audit log stores of a report. */
const auditFacts = (scope: Scope, input: Filed, replaces: string | null) => ({
  productId: scope.productId,
  skuId: scope.skuId,
  code: scope.code && formatCode(scope.code),
  laboratory: input.laboratory,
  laboratoryHi: input.laboratoryHi,
  number: input.number,
  date: input.date || null,
  carat: input.carat || null,
  measured: input.measured,
  measuredHi: input.measuredHi,
  link: input.link || null,
  fileHash: input.hash,
  ...(replaces && { replaces }),
});

/** Writes the facts that a report of a whole product proves into the product, so that there is one truth about them. */
const writeFacts = async (
  { writing }: Deps,
  tx: Tx,
  report: ReportRow,
  by: string,
): Promise<null | AppError> =>
  report.sku_id || report.certificate_id
    ? null
    : writing.changeFacts(tx, report.product_id, (product) => factsAfter(product, report), by);

async function insert(
  deps: Deps,
  tx: Tx,
  { scope, input, by, replaces }: { scope: Scope; input: Filed; by: string; replaces: string | null },
): Promise<string | AppError> {
  const { audit, changes, signAgain, now } = deps;
  const id = newId(now());
  await insertReport(tx, {
    id,
    product_id: scope.productId,
    sku_id: scope.skuId,
    certificate_id: scope.certificateId,
    laboratory: input.laboratory,
    laboratory_hi: input.laboratoryHi,
    number: input.number,
    reported_on: input.date || null,
    carat: input.carat || null,
    measured: input.measured,
    measured_hi: input.measuredHi,
    link: input.link || null,
    file: input.file,
    file_hash: input.hash,
    attached_at: now(),
    attached_by: by,
  });
  await audit.record(tx, {
    at: now(),
    actorId: by,
    action: replaces ? 'report.replace' : 'report.attach',
    entity: 'laboratory_report',
    entityId: id,
    after: auditFacts(scope, input, replaces),
  });
  const row = (await lockReport(tx, id)) as ReportRow;
  if (scope.code) await signAgain(tx, scope.code, row);
  const failed = await writeFacts(deps, tx, row, by);
  if (failed) return failed;
  await changes.publish(tx, [scope.productId]);
  return id;
}

async function present(deps: Deps, rows: readonly AdminReportRow[]): Promise<AdminReport[]> {
  const { accounts, catalog, db } = deps;
  const people = await accounts.findPeople(rows.flatMap((row) => row.attached_by ?? []));
  const whole = rows.filter((row) => !row.ended_at && !row.sku_id && !row.certificate_id);
  const products = await catalog.keptById(
    whole.map((row) => row.product_id),
    db,
  );
  const factsOf = new Map(products.map((one) => [one._id, one.facts]));
  return rows.map((row) => ({
    ...presentReport(row),
    _id: row.id,
    product: { _id: row.product_id, name: row.product_name },
    variant: row.sku_id ? { _id: row.sku_id, name: row.sku_name ?? '' } : null,
    code: row.code && formatCode(row.code),
    file: fileUrl(row.file),
    attachedAt: row.attached_at.toISOString(),
    attachedBy: people.get(row.attached_by ?? '')?.name ?? null,
    ended: row.ended_as,
    endedAt: row.ended_at?.toISOString() ?? null,
    reason: row.reason,
    pieces: row.pieces,
    differs: whole.includes(row) ? factsThatDiffer(factsOf.get(row.product_id), row) : [],
  }));
}

/** Creates the administration of laboratory reports. `by` is always the acting admin. */
export function createReportAdmin(deps: Deps) {
  const { audit, changes, db, now, storage } = deps;

  async function one(id: string): Promise<AdminReport | AppError> {
    const row = await findAdminReport(db, id);
    const [report] = row ? await present(deps, [row]) : [];
    return report ?? appError('report_not_there');
  }

  /** Stores the file, runs `write` in a transaction, and removes the file again if it was refused. */
  async function withFile(
    files: readonly Upload[],
    by: string,
    write: (tx: Tx, stored: ReportFile) => Promise<string | AppError>,
  ): Promise<AdminReport | AppError> {
    const stored = await storeReportFile(storage, files, by);
    if (stored instanceof AppError) return stored;
    const id = await transact(db, (tx) => write(tx, stored)).catch(async (error: unknown) => {
      if (isUniqueViolation(error, 'certificate_reports_one')) return appError('report_exists');
      await storage.remove(stored.file);
      throw error;
    });
    if (!(id instanceof AppError)) return one(id);
    await storage.remove(stored.file);
    return id;
  }

  /** Attaches a report whose file is stored. Returns its id. */
  async function attachStored(tx: Tx, input: Filed & ScopeQuery, by: string): Promise<string | AppError> {
    const scope = await findScope(tx, deps.writing, input);
    return scope instanceof AppError ? scope : insert(deps, tx, { scope, input, by, replaces: null });
  }

  return {
    attachStored,

    /** Returns a page of reports. */
    async list(query: ReportQuery): Promise<{ total: number; reports: AdminReport[]; pages: Pages }> {
      const { total, rows, pages } = await readReports(db, query);
      return { total, reports: await present(deps, rows), pages };
    },

    /** Attaches a report to a product, a variant or a piece that has none. */
    attach: (
      input: ReportInput & ScopeQuery,
      files: readonly Upload[],
      by: string,
    ): Promise<AdminReport | AppError> =>
      withFile(files, by, (tx, stored) => attachStored(tx, { ...input, ...stored }, by)),

    /** Puts a report in the place of another. Pieces that were sold with that one keep it. */
    replace: (
      id: string,
      input: ReportInput,
      files: readonly Upload[],
      by: string,
    ): Promise<AdminReport | AppError> =>
      withFile(files, by, async (tx, stored) => {
        const before = await lockReport(tx, id);
        if (!before) return appError('report_not_there');
        await endReport(tx, id, { at: now(), by, as: 'replaced', reason: null });
        const row = (await findAdminReport(tx, id)) as AdminReportRow;
        const { product_id: productId, sku_id: skuId, certificate_id: certificateId } = before;
        const scope: Scope = { productId, skuId, certificateId, code: row.code };
        return insert(deps, tx, { scope, input: { ...input, ...stored }, by, replaces: id });
      }),

    /** Withdraws a report. The pages of the pieces that it speaks of say so; its file is shown no longer. */
    async withdraw(id: string, reason: string, by: string): Promise<AdminReport | AppError> {
      const failed = await transact(db, async (tx) => {
        const before = await lockReport(tx, id);
        if (!before) return appError('report_not_there');
        await endReport(tx, id, { at: now(), by, as: 'withdrawn', reason });
        const entry = { actorId: by, action: 'report.withdraw', entity: 'laboratory_report' } as const;
        await audit.record(tx, {
          at: now(),
          ...entry,
          entityId: id,
          after: { number: before.number, reason },
        });
        await changes.publish(tx, [before.product_id]);
        return null;
      });
      return failed ?? one(id);
    },
  };
}
