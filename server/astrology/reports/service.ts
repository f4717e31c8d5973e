import type {
  ReportContent,
  ReportKind,
  ReportStatus,
  ReportSummary,
} from '#contract/astrology/reports/report.ts';
import type { Lang } from '#languages/list.ts';
import type { MailService } from '../../base/email/service.ts';
import type { PdfService, PdfState } from '../../base/pdf/service.ts';
import { shopName } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import type { Paise } from '../../platform/core/money.ts';
import type { Platform } from '../../platform/platform.ts';
import type { InvoicesService } from '../../selling/invoices/service.ts';
import type { PaymentState } from '../../selling/payments/service.ts';
import type { PlacesService } from '../places/service.ts';
import type { BirthSubject } from './buying/input.ts';
import { findPaidFor, findPaidReport, type PaidDeps } from './buying/paid-reports.ts';
import { type Bought, type BuyingParts, buyReport, type Purchase } from './buying/purchase.ts';
import { createInputReader, type TypedInput, type TypedSubject } from './buying/request-data.ts';
import { createReturnPaths, fullResultPage, type ReturnPaths, resultPage } from './buying/return-path.ts';
import { calendarOf } from './calendar.ts';
import { createComparisons } from './comparisons.ts';
import { firstSubject } from './compute/kundli-data.ts';
import { contentOf, summaryOf, toReadable } from './contents.ts';
import { createFreeCharts } from './free-charts.ts';
import { placesInLanguage } from './places-in-language.ts';
import { type Print, printOf } from './print.ts';
import { createSamples } from './samples.ts';
import { createSharing } from './sharing.ts';
import { findByOrder, findReport, listReports, type ReportRow } from './store.ts';

/** The services that reports call. */
export type ReportParts = BuyingParts & {
  places: PlacesService;
  mail: MailService;
  pdfs: PdfService;
  invoices: InvoicesService;
};

/** The reports service: kundli, matching and panchang, bought, read and shared. */
export type ReportsService = ReturnType<typeof createReports>;

/** A purchase as typed. */
export type TypedPurchase = Omit<Purchase, 'input'> & { typed: TypedInput };

/** A report as it is requested again: with the data that was typed, in a language. */
export type RequestedReport = {
  userId: string;
  kind: ReportKind;
  typed: TypedInput;
  la: Lang | undefined;
};

/** A report as a file. */
export type PdfMeta = { pdf: Buffer; fileName: string };

const states: Record<PaymentState, ReportStatus> = {
  paid: 'SUCCESS',
  open: 'PENDING',
  failed: 'FAILED',
  expired: 'EXPIRED',
  ended: 'EXPIRED',
  refunded: 'REFUNDED',
  // A payment of another amount arrived: an admin reviews it, and the buyer waits.
  unclear: 'PENDING',
};

/** Returns whether an id belongs to an order of a report, as the gateway and clients know it. */
export const isReportOrder = (orderId: string): boolean => /^PRE_(KUNDLI|MATCH|PANCH)_/.test(orderId);

/** Returns a report with its places in a language. */
const inLanguage = async (places: PlacesService, row: ReportRow, la: Lang): Promise<ReportRow> => ({
  ...row,
  input: await placesInLanguage(places, row.input, la),
});

type PdfDeps = Pick<ReportParts, 'settings' | 'pdfs' | 'places'> & Pick<Platform, 'now'>;

async function print(
  { settings, places, now }: PdfDeps,
  row: ReportRow,
  la: Lang | undefined,
): Promise<Print> {
  const lang = la ?? row.language;
  const brand = shopName(await settings.all(), lang);
  return printOf(await inLanguage(places, row, lang), lang, { now: now(), brand });
}

/** Returns the PDF of a report, rendered if it is not yet. */
async function renderPdf(
  deps: PdfDeps,
  row: ReportRow | AppError,
  la: Lang | undefined,
  gone: AbortSignal | undefined,
): Promise<PdfMeta | AppError> {
  if (row instanceof AppError) return row;
  const { request, fileName } = await print(deps, row, la);
  const pdf = await deps.pdfs.file(request, row.user_id, gone);
  return pdf instanceof AppError ? pdf : { pdf, fileName };
}

/** Returns the payment state of a person's own gateway order, after asking the gateway; amount in paise. */
async function readStatus(
  { db, payments }: PaidDeps,
  orderId: string,
  userId: string,
): Promise<{ status: ReportStatus; amount: Paise; updatedAt: Date } | AppError> {
  const checked = await payments.check(orderId, userId);
  if (checked instanceof AppError) return checked;
  const report = await findReport(db, userId, orderId);
  const status = report?.status === 'refunded' ? 'REFUNDED' : states[checked.state];
  return { status, amount: checked.amount, updatedAt: report?.updated_at ?? checked.changedAt };
}

/**
 * Returns the result page for a buyer back from the gateway. It has the full request if the hop was signed for the order,
 * and only the order id otherwise. Null for an order that is not ours.
 */
async function resultPageOf(
  { db, returnPaths }: Pick<PaidDeps, 'db'> & { returnPaths: ReturnPaths },
  orderId: string,
  proof: string,
): Promise<string | null> {
  const row = await findByOrder(db, orderId);
  if (!row) return null;
  const isOwn = await returnPaths.isOwn({ createdAt: row.created_at }, orderId, proof);
  return isOwn
    ? fullResultPage({ ...toReadable(row), la: row.language }, orderId)
    : resultPage(row.kind, orderId);
}

/** Returns the calendar file of a panchang. */
function calendarFile(
  { id }: ReportRow,
  content: ReportContent,
  { now, config }: { now: Date; config: Platform['config'] },
): string | AppError {
  if (content.kind !== 'panchang') return appError('calendar_only_panchang');
  return calendarOf(content.data, { id, at: now, host: new URL(config.publicUrl).hostname });
}

/** Creates the reports service. */
export function createReports(platform: Platform, parts: ReportParts) {
  const { db, now, config } = platform;
  const readInput = createInputReader(parts.places);
  const returnPaths = createReturnPaths(platform);
  const deps = { ...parts, db, now, returnPaths, readInput };
  // Computed at every read: it takes a few milliseconds, less than a cache would cost.
  const read = async (row: ReportRow, la = row.language) =>
    contentOf(toReadable(await inLanguage(parts.places, row, la)), la, now());
  const paidReport = (userId: string, id: string) => findPaidReport(deps, userId, id);

  return {
    /** Creates the payment of a typed request. */
    async buy({ typed, ...purchase }: TypedPurchase): Promise<Bought | AppError> {
      const input = await readInput(purchase.kind, typed, now());
      return input instanceof AppError ? input : buyReport(deps, { ...purchase, input });
    },

    /** Returns the payment state of a person's own gateway order, after asking the gateway; amount in paise. */
    status: (orderId: string, userId: string) => readStatus(deps, orderId, userId),

    /** Returns the content of a paid request in `la`, else in the language it was bought in. */
    async detailed({ la, ...asked }: RequestedReport): Promise<ReportContent | AppError> {
      const row = await findPaidFor(deps, asked);
      return row instanceof AppError ? row : read(row, la);
    },

    /** Returns the same as a PDF. */
    pdfOf: async ({ la, ...asked }: RequestedReport, gone?: AbortSignal): Promise<PdfMeta | AppError> =>
      renderPdf(deps, await findPaidFor(deps, asked), la, gone),

    /** Returns a person's own paid report as a PDF; waits until it is rendered. */
    pdf: async (
      userId: string,
      orderId: string,
      la?: Lang,
      gone?: AbortSignal,
    ): Promise<PdfMeta | AppError> => renderPdf(deps, await paidReport(userId, orderId), la, gone),

    /** Starts rendering the PDF and returns its progress. */
    async preparePdf(userId: string, orderId: string, la?: Lang): Promise<PdfState | AppError> {
      const row = await paidReport(userId, orderId);
      return row instanceof AppError ? row : parts.pdfs.prepare((await print(deps, row, la)).request, userId);
    },

    /** Validates a birth profile like the birth of a kundli, and adds the zone of its place. */
    async checkBirth(typed: Omit<TypedSubject, 'role'>): Promise<BirthSubject | AppError> {
      const subjects = [{ ...typed, role: 'birth' as const }];
      const input = await readInput('kundli', { ayanamsa: '1', subjects }, now());
      return input instanceof AppError ? input : firstSubject(input);
    },

    /** Lists a person's reports, newest first, with their places in a language. */
    async list(userId: string, la: Lang): Promise<ReportSummary[]> {
      const summaries: ReportSummary[] = [];
      for (const row of await listReports(db, userId))
        summaries.push(summaryOf(await inLanguage(parts.places, row, la), now()));
      return summaries;
    },

    /** Returns a person's own paid report with its content. */
    async read(
      userId: string,
      orderId: string,
      la?: Lang,
    ): Promise<{ report: ReportSummary; content: ReportContent } | AppError> {
      const row = await paidReport(userId, orderId);
      if (row instanceof AppError) return row;
      const content = await read(row, la);
      return { report: summaryOf(row, now()), content };
    },

    ...createSamples({ readInput, now }),
    ...createFreeCharts({ readInput, now }),
    ...createComparisons({ db }),
    ...createSharing(platform, { accounts: parts.accounts, paidReport, read }),

    /** Returns the calendar file of a person's own paid panchang. */
    async calendar(userId: string, orderId: string, la?: Lang): Promise<string | AppError> {
      const row = await paidReport(userId, orderId);
      return row instanceof AppError ? row : calendarFile(row, await read(row, la), { now: now(), config });
    },

    /** Returns the result page for a buyer back from the gateway; null for an order that is not ours. */
    resultPageOf: (orderId: string, proof: string) => resultPageOf(deps, orderId, proof),
  };
}
