import { findState } from '#contract/astrology/places/india.ts';
import type {
  PackingSlip,
  Parcel,
  ParcelSender,
  PdfRequest,
  SlipLine,
} from '#contract/base/pdf/documents.ts';
import { choiceName } from '#contract/catalog/products/choice-names.ts';
import { inIndia } from '#contract/core/india-time.ts';
import { isNoLandmark } from '#contract/people/addresses/rules.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { OrderPapers } from '#contract/selling/orders/rules.ts';
import type { Lang } from '#languages/list.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { PdfService } from '../../../base/pdf/service.ts';
import { hindiFacts, type Settings, type SettingsService, shopName } from '../../../base/settings/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { InvoicesService } from '../../invoices/service.ts';
import {
  type ParcelLineRow,
  type ParcelRow,
  readParcelLines,
  readParcelNotes,
  readParcels,
} from './papers-store.ts';

/** The services that print the papers of orders. */
export type PaperParts = {
  audit: AuditService;
  invoices: Pick<InvoicesService, 'invoicesPdf'>;
  pdfs: PdfService;
  settings: SettingsService;
};

/** A request for the papers of orders. `notes`: with the notes of the staff on slips. `size`: of labels. */
export type PapersRequest = {
  papers: OrderPapers;
  orderIds: readonly string[];
  size: 'a6' | 'a4';
  notes: boolean;
  lang: Lang;
  actorId: string;
  /** Aborts when the client that waits is gone. */
  gone?: AbortSignal;
};

type Deps = Pick<Platform, 'db' | 'now'> & PaperParts;

/** Returns the sender in a language. A shop without Hindi words is named in English. */
export function senderOf(settings: Settings, lang: Lang): ParcelSender {
  const { shop } = settings;
  const { address } = hindiFacts(settings);
  return {
    name: shopName(settings, lang),
    address: lang === 'hi' && address.length > 0 ? address : shop.address,
    phone: shop.phone,
  };
}

function parcelOf(row: ParcelRow): Parcel {
  const { name, phone, address, landmark, city, state, pincode } = row.shipping;
  const found = findState(state);
  return {
    orderNumber: formatOrderNumber(row.number),
    to: {
      name,
      phone,
      lines: [address, isNoLandmark(landmark) ? '' : landmark].filter(Boolean),
      city,
      state: { en: found?.name ?? state, hi: found?.hi ?? state },
      pincode,
    },
    toCollect: row.toCollect,
    courier:
      row.courier || row.trackingNumber
        ? { name: row.courier ?? '', number: row.trackingNumber ?? '' }
        : null,
  };
}

/** Returns the variant or the size of a line as it was bought; empty without one. */
export const choiceOf = ({ snapshot: { variant, size } }: Pick<ParcelLineRow, 'snapshot'>): string =>
  variant?.variantName ?? size ?? '';

const slipLine = (row: ParcelLineRow): SlipLine => ({
  code: row.snapshot.variant?.sku ?? row.code ?? '',
  shelf: row.shelf ?? '',
  name: { en: row.snapshot.name, hi: row.snapshot.nameHi ?? row.snapshot.name },
  choice: { en: choiceOf(row), hi: choiceName(choiceOf(row), 'hi', row.snapshot.choiceHi) },
  quantity: row.quantity,
  customised: row.snapshot.customised,
  filled: (row.snapshot.personalisation?.values ?? []).map(({ kind, label, value, valueHi }) => ({
    label,
    value: kind === 'photo' ? null : { en: value, hi: valueHi ?? value },
  })),
});

function slipOf(row: ParcelRow, lines: readonly ParcelLineRow[], notes: readonly string[]): PackingSlip {
  const services = lines.filter(({ snapshot }) => snapshot.service);
  const all = services.reduce((sum, { quantity }) => sum + quantity, 0) - row.calledOff;
  return {
    ...parcelOf(row),
    placedAt: inIndia(row.createdAt),
    buyerNote: row.buyerNote ?? '',
    lines: lines.filter((line) => !services.includes(line)).map(slipLine),
    energised: { all, open: Math.max(all - row.energised, 0) },
    notes,
  };
}

/** Sorts rows as the ids are, so that the papers come in the order of the list. */
const inOrder = (rows: readonly ParcelRow[], ids: readonly string[]): ParcelRow[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

async function parcelRequest(
  { db, settings }: Deps,
  { papers, orderIds, size, notes, lang }: PapersRequest,
): Promise<PdfRequest | AppError> {
  const parcels = inOrder(await readParcels(db, orderIds), orderIds);
  if (parcels.length === 0) return appError('papers_of_nothing');
  const from = senderOf(await settings.all(), lang);
  const brand = from.name;
  if (papers === 'labels')
    return { kind: 'labels', data: { from, size, labels: parcels.map(parcelOf) }, lang, brand };
  const [lines, written] = await Promise.all([
    readParcelLines(db, orderIds),
    notes ? readParcelNotes(db, orderIds) : [],
  ]);
  const linesOf = Map.groupBy(lines, (line) => line.orderId);
  const notesOf = Map.groupBy(written, (note) => note.orderId);
  const slips = parcels.map((row) =>
    slipOf(
      row,
      linesOf.get(row.id) ?? [],
      (notesOf.get(row.id) ?? []).map(({ text }) => text),
    ),
  );
  return { kind: 'slips', data: { from, slips }, lang, brand };
}

async function print(deps: Deps, request: PapersRequest): Promise<Buffer | AppError> {
  const { papers, orderIds, lang, actorId, gone } = request;
  if (papers === 'invoices')
    return (await deps.invoices.invoicesPdf(orderIds, lang, actorId, gone)) ?? appError('papers_no_invoice');
  const parcels = await parcelRequest(deps, request);
  return parcels instanceof AppError ? parcels : deps.pdfs.file(parcels, actorId, gone);
}

/** Creates the printer of papers of orders. */
export function createOrderPapers(platform: Pick<Platform, 'db' | 'now'>, parts: PaperParts) {
  const deps: Deps = { ...platform, ...parts };
  return {
    /**
     * Returns the papers of orders as one PDF, in the given order. Invoices are in the language of their buyers, and
     * orders without one are left out. The audit log names who printed them, because they are addresses as one file.
     */
    async papers(asked: PapersRequest): Promise<Buffer | AppError> {
      const request = { ...asked, orderIds: [...new Set(asked.orderIds)] };
      if (request.orderIds.length === 0) return appError('papers_of_nothing');
      const pdf = await print(deps, request);
      if (pdf instanceof AppError) return pdf;
      await transact(deps.db, (tx) =>
        deps.audit.record(tx, {
          at: deps.now(),
          actorId: request.actorId,
          action: 'orders.print',
          entity: 'orders',
          entityId: 'all',
          after: { papers: request.papers, count: request.orderIds.length },
        }),
      );
      return pdf;
    },
  };
}
