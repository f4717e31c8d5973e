import type { Return, Returnable, ReturnPolicy } from '#contract/returns/endpoints.ts';
import { photoBytes, type ReturnReason } from '#contract/returns/reasons.ts';
import {
  addOrderEvent,
  type FullOrder,
  findOrder,
  hotOrder,
  lockOrder,
  type OrderItemRow,
  paidForLines,
  paidForPieces,
} from '../orders/service.ts';
import { AppError, appError } from '../platform/core/app-error.ts';
import { checkpoint } from '../platform/core/checkpoint.ts';
import { newId } from '../platform/core/id.ts';
import { asPaise, fromRupees } from '../platform/core/money.ts';
import { isUniqueViolation, type Reader, transactAt } from '../platform/database/database.ts';
import type { Upload } from '../platform/http/multipart.ts';
import type { Platform } from '../platform/platform.ts';
import type { Pictures } from '../platform/storage/pictures.ts';
import type { SettingsService } from '../settings/service.ts';
import { presentReturn, presentReturnable } from './present.ts';
import type { createReturnEmails } from './return-emails.ts';
import { claimOf, deliveredSince, type Evaluation, evaluate, type PolicyFigures } from './return-policy.ts';
import { findReturn, insertReturn, returnsOf } from './store.ts';

/** A return request of a buyer. */
export type ReturnRequest = {
  orderId: string;
  userId: string;
  itemId: string;
  quantity: number;
  reason: ReturnReason;
  text: string;
  photos: readonly Upload[];
};

type Parts = {
  settings: SettingsService;
  pictures: Pictures;
  emails: ReturnType<typeof createReturnEmails>;
};

/** Creates the buyer's side of returns: the options and the request. */
export function createReturnRequests(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, pictures, emails }: Parts,
) {
  async function figures(reader: Reader): Promise<PolicyFigures> {
    const { fee, ...rest } = (await settings.all(reader)).policies.returns;
    return { ...rest, fee: fromRupees(fee) };
  }

  /** Evaluates the policy for every line of an order. */
  async function evaluateLines(reader: Reader, full: FullOrder) {
    const { order, items, events } = full;
    const policy = await figures(reader);
    const returns = await returnsOf(reader, order.id);
    const deliveredAt = order.status === 'Delivered' ? deliveredSince(events) : null;
    const paid = paidForLines(order, items);
    const lines = items.map((item) => {
      const line = {
        paid: paid.get(item.id) ?? asPaise(0),
        customised: item.snapshot.customised,
        asked: returns.some((one) => one.order_item_id === item.id),
      };
      return { item, paid: line.paid, evaluation: evaluate(line, { deliveredAt, policy, now: now() }) };
    });
    return { policy, returns, deliveredAt, lines };
  }

  /** Returns what a request gives by the policy, or an error. */
  function claim(
    request: ReturnRequest,
    line: { item: OrderItemRow; paid: number; evaluation: Evaluation } | undefined,
    policy: PolicyFigures,
  ) {
    if (!line) return appError('order_not_found');
    const { item, evaluation } = line;
    if (evaluation.why === 'asked') return appError('return_asked_before');
    if (request.quantity > item.quantity) return appError('return_quantity', { n: item.quantity });
    const paid = paidForPieces(asPaise(line.paid), request.quantity, item.quantity);
    const given = claimOf(evaluation, { reason: request.reason, paid, policy, now: now() });
    return given ? { ...given, paid, item } : appError('return_not_open');
  }

  async function ownOrder(orderId: string, userId: string): Promise<FullOrder | AppError> {
    const full = await findOrder(db, orderId);
    return full && full.order.user_id === userId ? full : appError('order_not_found');
  }

  async function evaluateRequest(reader: Reader, full: FullOrder, request: ReturnRequest) {
    const { policy, lines } = await evaluateLines(reader, full);
    return claim(
      request,
      lines.find(({ item }) => item.id === request.itemId),
      policy,
    );
  }

  async function savePhotos(photos: readonly Upload[], person: string): Promise<string[] | AppError> {
    const tooLarge = photos.find((photo) => photo.cutOff);
    if (tooLarge) return appError('photo_too_large', { name: tooLarge.name, mb: photoBytes / 1e6 });
    const saved: string[] = [];
    for (const photo of photos) {
      const address = await pictures.save(photo.bytes, { person });
      if (address instanceof AppError) {
        await forget(saved);
        return address;
      }
      saved.push(address);
    }
    return saved;
  }

  async function forget(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) await pictures.remove(address);
  }

  async function write(request: ReturnRequest, photos: string[]): Promise<string | AppError> {
    return transactAt(db, [hotOrder(request.orderId)], async (tx) => {
      const order = await lockOrder(tx, request.orderId);
      const full = order && (await findOrder(tx, order.id));
      if (!full) return appError('order_not_found');
      // Evaluated again under the lock, because the deadline or the order may have changed.
      const given = await evaluateRequest(tx, full, request);
      if (given instanceof AppError) return given;
      const at = now();
      const id = newId(at);
      const { reason, text, quantity } = request;
      await insertReturn(tx, {
        id,
        order_id: order.id,
        order_item_id: given.item.id,
        user_id: request.userId,
        quantity,
        reason,
        remedy: given.remedy,
        in_time: given.inTime,
        words: text,
        photos,
        paid: given.paid,
        fee: given.fee,
        status: 'asked',
        asked_at: at,
      });
      await addOrderEvent(tx, order, {
        by: 'buyer',
        actorId: request.userId,
        note: 'return_asked',
        reason: text,
        at,
      });
      const amount = asPaise(given.paid - given.fee);
      const about = { order, item: given.item, quantity, amount, as: given.remedy };
      await emails.asked(tx, about, { reason, text, photos: photos.length });
      return id;
    });
  }

  return {
    /** Returns the return options of each line of the buyer's order, and its earlier returns. */
    async options(
      orderId: string,
      userId: string,
    ): Promise<
      { policy: ReturnPolicy; deliveredAt: string | null; lines: Returnable[]; returns: Return[] } | AppError
    > {
      const full = await ownOrder(orderId, userId);
      if (full instanceof AppError) return full;
      const { returns, deliveredAt, lines } = await evaluateLines(db, full);
      return {
        policy: (await settings.all()).policies.returns,
        deliveredAt: deliveredAt?.toISOString() ?? null,
        lines: lines.map(({ item, evaluation }) => presentReturnable(item, evaluation)),
        returns: returns.map(presentReturn),
      };
    },

    /** Requests a return of a line. Of two concurrent requests for one line, one fails with `return_asked_before`. */
    async ask(request: ReturnRequest): Promise<Return | AppError> {
      const full = await ownOrder(request.orderId, request.userId);
      if (full instanceof AppError) return full;
      const may = await evaluateRequest(db, full, request);
      if (may instanceof AppError) return may;
      const photos = await savePhotos(request.photos, request.userId);
      if (photos instanceof AppError) return photos;
      await checkpoint('return.ready', request.itemId);
      let id: string | AppError;
      try {
        id = await write(request, photos);
      } catch (error) {
        await forget(photos);
        if (isUniqueViolation(error, 'order_returns_once')) return appError('return_asked_before');
        throw error;
      }
      if (id instanceof AppError) {
        await forget(photos);
        return id;
      }
      const row = await findReturn(db, id);
      return row ? presentReturn(row) : appError('return_not_found');
    },
  };
}
