import type { KundliPreview } from '#contract/reports/data.ts';
import type { ReportContent, ReportKind, ReportStatus, ReportSummary } from '#contract/reports/endpoints.ts';
import type { MailService } from '../email/service.ts';
import type { InvoicesService } from '../invoices/service.ts';
import type { PaymentState } from '../payments/service.ts';
import type { PdfService, PdfState } from '../pdf/service.ts';
import type { PlacesService } from '../places/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import type { Paise } from '../platform/core/money.ts';
import type { Platform } from '../platform/platform.ts';
import { calendarOf } from './calendar.ts';
import { firstSubject, previewData } from './compute/kundli-data.ts';
import { contentOf, summaryOf, toReadable } from './contents.ts';
import { type BirthSubject, inputKey } from './input.ts';
import { reportInvoiceSource } from './invoice-source.ts';
import { createLifecycle } from './lifecycle.ts';
import { type Print, printOf } from './print.ts';
import { type Bought, type BuyingParts, createBuying, type Purchase } from './purchase.ts';
import { createReportEmails } from './report-emails.ts';
import { createInputReader, type TypedInput, type TypedSubject } from './request-data.ts';
import { fullResultPage, resultPage } from './return-path.ts';
import { createSharing } from './sharing.ts';
import { findReport, listByKey, listReports, type ReportRow } from './store.ts';

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

/** A report as a file. */
export type PdfMeta = { pdf: Buffer; fileName: string };

const kinds = ['kundli', 'matching', 'panchang'] as const;

const states: Record<PaymentState, ReportStatus> = {
  PAID: 'SUCCESS',
  ACTIVE: 'PENDING',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
  TERMINATED: 'EXPIRED',
  REFUNDED: 'REFUNDED',
  // A payment of another amount arrived: an admin reviews it, and the buyer waits.
  UNKNOWN: 'PENDING',
};

/** Returns whether an id belongs to an order of a report, as the gateway and clients know it. */
export const isReportOrder = (orderId: string): boolean => /^PRE_(KUNDLI|MATCH|PANCH)_/.test(orderId);

/** Creates the reports service and registers its three kinds as payables. */
export function createReports(platform: Platform, parts: ReportParts) {
  const { db, now, config } = platform;
  const { payments, places, pdfs, settings } = parts;
  const lifecycle = createLifecycle({ emails: createReportEmails(parts), invoices: parts.invoices });
  parts.invoices.sources.add('reading', reportInvoiceSource);
  for (const kind of kinds) payments.payables.add(kind, lifecycle);
  const readInput = createInputReader(places);
  // Computed at every read: it takes two milliseconds, less than a cache would cost.
  const read = (row: ReportRow, la = row.language) => contentOf(toReadable(row), la, now());
  const open = createBuying(platform, parts);

  /** Returns a person's own paid report, after asking the gateway about an open one. */
  async function paidReport(userId: string, id: string): Promise<ReportRow | AppError> {
    const row = await findReport(db, userId, id);
    if (!row) return appError('report_not_found');
    if (row.status === 'paid') return row;
    if (row.status === 'open') await payments.check(row.gateway_order_id, userId);
    const after = await findReport(db, userId, id);
    return after?.status === 'paid' ? after : appError('report_unpaid');
  }

  /**
   * Returns the report of a request if the person has paid for it. The wall time, the coordinates to six decimals and
   * the ayanamsa must match; a year length only if it is sent.
   */
  async function paidFor(userId: string, kind: ReportKind, typed: TypedInput): Promise<ReportRow | AppError> {
    const input = await readInput(kind, typed, null);
    if (input instanceof AppError) return input;
    const found = await listByKey(db, { userId, kind, key: inputKey(kind, input) });
    const best = found.find(
      (row) => !typed.yearLength || toReadable(row).input.yearLength === input.yearLength,
    );
    if (!best) return appError('report_unpaid');
    return best.status === 'paid' ? best : paidReport(userId, best.id);
  }

  async function print(row: ReportRow, la: 'en' | 'hi' | undefined): Promise<Print> {
    const { name: brand } = (await settings.all()).shop;
    return printOf(row, la ?? row.language, { now: now(), brand });
  }

  async function setPdf(row: ReportRow | AppError, la: 'en' | 'hi' | undefined): Promise<PdfMeta | AppError> {
    if (row instanceof AppError) return row;
    const { request, fileName } = await print(row, la);
    const pdf = await pdfs.file(request, row.user_id);
    return pdf instanceof AppError ? pdf : { pdf, fileName };
  }

  return {
    /** Creates the payment of a typed request. */
    async buy({ typed, ...purchase }: TypedPurchase): Promise<Bought | AppError> {
      const input = await readInput(purchase.kind, typed, now());
      return input instanceof AppError ? input : open({ ...purchase, input });
    },

    /** Returns the payment state of a person's own gateway order, after asking the gateway; amount in paise. */
    async status(
      orderId: string,
      userId: string,
    ): Promise<{ status: ReportStatus; amount: Paise; updatedAt: Date } | AppError> {
      const checked = await payments.check(orderId, userId);
      if (checked instanceof AppError) return checked;
      const report = await findReport(db, userId, orderId);
      const status = report?.status === 'refunded' ? 'REFUNDED' : states[checked.state];
      return { status, amount: checked.amount, updatedAt: report?.updated_at ?? checked.changedAt };
    },

    /** Returns the content of a paid request in `la`, else in the language it was bought in. */
    async detailed(
      userId: string,
      kind: ReportKind,
      { typed, la }: { typed: TypedInput; la: 'en' | 'hi' | undefined },
    ): Promise<ReportContent | AppError> {
      const row = await paidFor(userId, kind, typed);
      return row instanceof AppError ? row : read(row, la);
    },

    /** Returns the same as a PDF. */
    pdfOf: async (
      userId: string,
      kind: ReportKind,
      { typed, la }: { typed: TypedInput; la: 'en' | 'hi' | undefined },
    ): Promise<PdfMeta | AppError> => setPdf(await paidFor(userId, kind, typed), la),

    /** Returns a person's own paid report as a PDF; waits until it is rendered. */
    pdf: async (userId: string, orderId: string, la?: 'en' | 'hi'): Promise<PdfMeta | AppError> =>
      setPdf(await paidReport(userId, orderId), la),

    /** Starts rendering the PDF and returns its progress. */
    async preparePdf(userId: string, orderId: string, la?: 'en' | 'hi'): Promise<PdfState | AppError> {
      const row = await paidReport(userId, orderId);
      return row instanceof AppError ? row : pdfs.prepare((await print(row, la)).request, userId);
    },

    /** Validates a birth profile like the birth of a kundli, and adds the zone of its place. */
    async checkBirth(typed: Omit<TypedSubject, 'role'>): Promise<BirthSubject | AppError> {
      const subjects = [{ ...typed, role: 'birth' as const }];
      const input = await readInput('kundli', { ayanamsa: '1', subjects }, now());
      return input instanceof AppError ? input : firstSubject(input);
    },

    /** Returns chart, Moon sign and nakshatra of a birth before payment. Stores nothing. */
    async preview(typed: TypedInput, la: 'en' | 'hi'): Promise<KundliPreview | AppError> {
      const input = await readInput('kundli', typed, now());
      return input instanceof AppError ? input : previewData(input, la);
    },

    /** Lists a person's reports, newest first. */
    list: async (userId: string): Promise<ReportSummary[]> =>
      (await listReports(db, userId)).map((row) => summaryOf(row, now())),

    /** Returns a person's own paid report with its content. */
    async read(
      userId: string,
      orderId: string,
      la?: 'en' | 'hi',
    ): Promise<{ report: ReportSummary; content: ReportContent } | AppError> {
      const row = await paidReport(userId, orderId);
      if (row instanceof AppError) return row;
      const content = read(row, la);
      return { report: summaryOf(row, now()), content };
    },

    ...createSharing(platform, { accounts: parts.accounts, paidReport, read }),

    /** Returns the calendar file of a person's own paid panchang. */
    async calendar(userId: string, orderId: string, la?: 'en' | 'hi'): Promise<string | AppError> {
      const row = await paidReport(userId, orderId);
      if (row instanceof AppError) return row;
      const content = read(row, la);
      if (content.kind !== 'panchang') return appError('calendar_only_panchang');
      return calendarOf(content.data, { id: row.id, at: now(), host: new URL(config.publicUrl).hostname });
    },

    /**
     * Returns the result page for a buyer back from the gateway. It has the full request for the report's owner, and
     * only the order id for anybody else, who must log in there. Null for an order that is not ours.
     */
    async resultPageOf(orderId: string, userId: string | null): Promise<string | null> {
      const kind = /^PRE_(KUNDLI|MATCH|PANCH)_/.exec(orderId)?.[1];
      if (!kind) return null;
      const row = userId ? await findReport(db, userId, orderId) : undefined;
      if (row) return fullResultPage({ ...toReadable(row), la: row.language }, orderId);
      return resultPage(kind === 'KUNDLI' ? 'kundli' : kind === 'MATCH' ? 'matching' : 'panchang', orderId);
    },
  };
}
