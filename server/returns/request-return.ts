import type { Return, Returnable, ReturnPolicy } from '#contract/returns/endpoints.ts';
import { photoBytes, type ReturnReason } from '#contract/returns/reasons.ts';
import {
  addStep,
  type FullOrder,
  findOrder,
  hotOrder,
  lockOrder,
  type OrderItemRow,
  paidForLines,
  paidForPieces,
  type Snapshot,
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
import type { createReturnLetters } from './return-emails.ts';
import { claimOf, deliveredSince, type Evaluation, evaluate, type PolicyFigures } from './return-policy.ts';
import { findReturn, insertReturn, returnsOf } from './store.ts';

/** What a buyer asks for. */
export type Asked = {
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
  letters: ReturnType<typeof createReturnLetters>;
};

/** Makes the buyer's side of returns: what may be asked, and asking. */
export function createAsking(
  { db, now }: Pick<Platform, 'db' | 'now'>,
  { settings, pictures, letters }: Parts,
) {
  async function figures(reader: Reader): Promise<PolicyFigures> {
    const { fee, ...rest } = (await settings.all(reader)).policies.returns;
    return { ...rest, fee: fromRupees(fee) };
  }

  /** What the policy says of every line now. */
  async function judged(reader: Reader, full: FullOrder) {
    const { order, items, events } = full;
    const policy = await figures(reader);
    const returns = await returnsOf(reader, order.id);
    const deliveredAt = order.status === 'Delivered' ? deliveredSince(events) : null;
    const paid = paidForLines(order, items);
    const lines = items.map((item) => {
      const line = {
        paid: paid.get(item.id) ?? asPaise(0),
        customised: (item.snapshot as unknown as Snapshot).customised,
        asked: returns.some((one) => one.order_item_id === item.id),
      };
      return { item, paid: line.paid, evaluation: evaluate(line, { deliveredAt, policy, now: now() }) };
    });
    return { policy, returns, deliveredAt, lines };
  }

  /** What is asked for, as the policy has it now. */
  function claim(
    asked: Asked,
    line: { item: OrderItemRow; paid: number; evaluation: Evaluation } | undefined,
    policy: PolicyFigures,
  ) {
    if (!line) return appError('order_not_found');
    const { item, evaluation } = line;
    if (evaluation.why === 'asked') return appError('return_asked_before');
    if (asked.quantity > item.quantity) return appError('return_quantity', { n: item.quantity });
    const paid = paidForPieces(asPaise(line.paid), asked.quantity, item.quantity);
    const given = claimOf(evaluation, { reason: asked.reason, paid, policy, now: now() });
    return given ? { ...given, paid, item } : appError('return_not_open');
  }

  async function ownOrder(orderId: string, userId: string): Promise<FullOrder | AppError> {
    const full = await findOrder(db, orderId);
    return full && full.order.user_id === userId ? full : appError('order_not_found');
  }

  async function claimed(reader: Reader, full: FullOrder, asked: Asked) {
    const { policy, lines } = await judged(reader, full);
    return claim(
      asked,
      lines.find(({ item }) => item.id === asked.itemId),
      policy,
    );
  }

  async function keepPhotos(photos: readonly Upload[], person: string): Promise<string[] | AppError> {
    const tooLarge = photos.find((photo) => photo.cutOff);
    if (tooLarge) return appError('photo_too_large', { name: tooLarge.name, mb: photoBytes / 1e6 });
    const kept: string[] = [];
    for (const photo of photos) {
      const address = await pictures.keep(photo.bytes, { person });
      if (address instanceof AppError) {
        await forget(kept);
        return address;
      }
      kept.push(address);
    }
    return kept;
  }

  async function forget(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) await pictures.remove(address);
  }

  async function write(asked: Asked, photos: string[]): Promise<string | AppError> {
    return transactAt(db, [hotOrder(asked.orderId)], async (tx) => {
      const order = await lockOrder(tx, asked.orderId);
      const full = order && (await findOrder(tx, order.id));
      if (!full) return appError('order_not_found');
      // Judged again under the lock: the time may have run out, the desk may have changed the order.
      const given = await claimed(tx, full, asked);
      if (given instanceof AppError) return given;
      const at = now();
      const id = newId(at);
      const { reason, text, quantity } = asked;
      await insertReturn(tx, {
        id,
        order_id: order.id,
        order_item_id: given.item.id,
        user_id: asked.userId,
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
      await addStep(tx, order, {
        by: 'buyer',
        actorId: asked.userId,
        note: 'return_asked',
        reason: text,
        at,
      });
      const amount = asPaise(given.paid - given.fee);
      const about = { order, item: given.item, quantity, amount, as: given.remedy };
      await letters.asked(tx, about, { reason, text, photos: photos.length });
      return id;
    });
  }

  return {
    /** What may be asked for each line of one's own order now, and what was asked before. */
    async options(
      orderId: string,
      userId: string,
    ): Promise<
      { policy: ReturnPolicy; deliveredAt: string | null; lines: Returnable[]; returns: Return[] } | AppError
    > {
      const full = await ownOrder(orderId, userId);
      if (full instanceof AppError) return full;
      const { returns, deliveredAt, lines } = await judged(db, full);
      return {
        policy: (await settings.all()).policies.returns,
        deliveredAt: deliveredAt?.toISOString() ?? null,
        lines: lines.map(({ item, evaluation }) => presentReturnable(item, evaluation)),
        returns: returns.map(presentReturn),
      };
    },

    /** Asks for a line; of two at once about one line, one is told so. */
    async ask(asked: Asked): Promise<Return | AppError> {
      const full = await ownOrder(asked.orderId, asked.userId);
      if (full instanceof AppError) return full;
      const may = await claimed(db, full, asked);
      if (may instanceof AppError) return may;
      const photos = await keepPhotos(asked.photos, asked.userId);
      if (photos instanceof AppError) return photos;
      await checkpoint('return.ready', asked.itemId);
      let id: string | AppError;
      try {
        id = await write(asked, photos);
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
