import type { Return, Returnable, ReturnPolicy } from '#contract/selling/returns/endpoints.ts';
import { givesDelivery, photoBytes, type ReturnReason } from '#contract/selling/returns/reasons.ts';
import { type Settings, type SettingsService, shopName } from '../../base/settings/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { newId } from '../../platform/core/id.ts';
import { asPaise, fromRupees, type Paise, sum, zero } from '../../platform/core/money.ts';
import { isUniqueViolation, type Reader, transactAt } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Pictures } from '../../storage/pictures.ts';
import {
  addOrderEvent,
  type CouponsAgain,
  deliveryCalendar,
  type FindWorth,
  type FullOrder,
  findOrder,
  hotOrder,
  lockOrder,
  type OrderItemRow,
  promisedDay,
  worthFinder,
} from '../orders/service.ts';
import { presentReturn, presentReturnable } from './present.ts';
import type { createReturnEmails } from './return-emails.ts';
import {
  claimOf,
  deliveredSince,
  deliveryBack,
  type Evaluation,
  evaluate,
  type PolicyFigures,
} from './return-policy.ts';
import { findReturn, insertReturn, type ReturnRow, returnsOf } from './store.ts';

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
  coupons: CouponsAgain;
  settings: SettingsService;
  pictures: Pictures;
  emails: ReturnType<typeof createReturnEmails>;
};

type Deps = Pick<Platform, 'db' | 'now'> & Parts;

function figures({ policies }: Settings): PolicyFigures {
  const { fee, ...rest } = policies.returns;
  return { ...rest, fee: fromRupees(fee) };
}

/** Returns the finder of the part of the delivery charge that goes back with pieces, from what was paid for them. */
function deliveryFinder(order: FullOrder['order'], returns: readonly ReturnRow[]): (paid: Paise) => Paise {
  const earlier = returns.filter(
    ({ reason, status }) => givesDelivery(reason) && status !== 'withdrawn' && status !== 'refused',
  );
  const parts = {
    delivery: asPaise(order.delivery - order.delivery_discount),
    allPaid: asPaise(order.subtotal - order.discount),
    before: {
      paid: sum(earlier.map(({ paid }) => asPaise(paid))),
      delivery: sum(earlier.map(({ delivery }) => asPaise(delivery))),
    },
  };
  return (paid) => deliveryBack(paid, parts);
}

/** Evaluates the policy for every line of an order. */
export async function evaluateLines(
  { coupons, settings, now }: Pick<Deps, 'coupons' | 'settings' | 'now'>,
  reader: Reader,
  full: FullOrder,
) {
  const { order, items, events } = full;
  const all = await settings.all(reader);
  const policy = figures(all);
  const returns = await returnsOf(reader, order.id);
  const deliveryOf = deliveryFinder(order, returns);
  const promised = promisedDay(full, deliveryCalendar(all));
  const deliveredAt = order.status === 'Delivered' ? deliveredSince(events) : null;
  const find = await worthFinder(coupons, reader, full);
  const lines = items.map((item) => {
    // A refunded piece cannot be returned.
    const pieces = item.quantity - item.refunded;
    const { paid, worth } = find(new Map([[item.id, pieces]]));
    const line = {
      paid,
      worth,
      pieces,
      customised: item.snapshot.customised,
      asked: returns.some((one) => one.order_item_id === item.id && one.status !== 'withdrawn'),
      service: item.snapshot.service !== undefined,
    };
    const at = { deliveredAt, promisedDay: promised, policy, now: now() };
    return { item, pieces, find, deliveryOf, evaluation: evaluate(line, at) };
  });
  return { policy, returns, deliveredAt, lines };
}

type EvaluatedLine = {
  item: OrderItemRow;
  pieces: number;
  find: FindWorth;
  deliveryOf: (paid: Paise) => Paise;
  evaluation: Evaluation;
};

/** Returns what a request gives by the policy, or an error. */
function claim(
  request: ReturnRequest,
  line: EvaluatedLine | undefined,
  { policy, now }: { policy: PolicyFigures; now: Date },
) {
  if (!line) return appError('order_not_found');
  const { item, pieces, find, deliveryOf, evaluation } = line;
  if (evaluation.why === 'asked') return appError('return_asked_before');
  if (evaluation.why === 'refunded') return appError('return_not_open');
  if (request.quantity > pieces) return appError('return_quantity', { n: pieces });
  const { paid, worth, benefitEnds } = find(new Map([[item.id, request.quantity]]));
  const given = claimOf(evaluation, { reason: request.reason, paid, worth, policy, now });
  if (!given) return appError('return_not_open');
  return {
    ...given,
    paid: given.remedy === 'credit' ? worth : paid,
    delivery: givesDelivery(request.reason) ? deliveryOf(paid) : zero,
    benefitEnded: benefitEnds,
    item,
  };
}

async function ownOrder(db: Reader, orderId: string, userId: string): Promise<FullOrder | AppError> {
  const full = await findOrder(db, orderId);
  return full && full.order.user_id === userId ? full : appError('order_not_found');
}

async function evaluateRequest(deps: Deps, reader: Reader, full: FullOrder, request: ReturnRequest) {
  const { policy, lines } = await evaluateLines(deps, reader, full);
  return claim(
    request,
    lines.find(({ item }) => item.id === request.itemId),
    { policy, now: deps.now() },
  );
}

/** Removes pictures that nothing refers to. */
export async function forgetPhotos(pictures: Pictures, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await pictures.remove(address);
}

/** Stores the photos of a return. Of several, one bad photo stores none. */
export async function savePhotos(
  pictures: Pictures,
  photos: readonly Upload[],
  person: string,
): Promise<string[] | AppError> {
  const tooLarge = photos.find((photo) => photo.cutOff);
  if (tooLarge) return appError('photo_too_large', { name: tooLarge.name, mb: photoBytes / 1e6 });
  const saved: string[] = [];
  for (const photo of photos) {
    const address = await pictures.save(photo.bytes, { person });
    if (address instanceof AppError) {
      await forgetPhotos(pictures, saved);
      return address;
    }
    saved.push(address);
  }
  return saved;
}

async function write(deps: Deps, request: ReturnRequest, photos: string[]): Promise<string | AppError> {
  const { db, now, emails } = deps;
  return transactAt(db, [hotOrder(request.orderId)], async (tx) => {
    const order = await lockOrder(tx, request.orderId);
    const full = order && (await findOrder(tx, order.id));
    if (!full) return appError('order_not_found');
    // Evaluated again under the lock, because the deadline or the order may have changed.
    const given = await evaluateRequest(deps, tx, full, request);
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
      delivery: given.delivery,
      benefit_ended: given.benefitEnded,
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
    const amount = asPaise(given.paid - given.fee + given.delivery);
    const about = { order, item: given.item, quantity, amount, as: given.remedy };
    await emails.asked(tx, about, { reason, text, photos: photos.length });
    return id;
  });
}

async function ask(deps: Deps, request: ReturnRequest): Promise<Return | AppError> {
  const { db, pictures } = deps;
  const full = await ownOrder(db, request.orderId, request.userId);
  if (full instanceof AppError) return full;
  const may = await evaluateRequest(deps, db, full, request);
  if (may instanceof AppError) return may;
  const photos = await savePhotos(pictures, request.photos, request.userId);
  if (photos instanceof AppError) return photos;
  await checkpoint('return.ready', request.itemId);
  let id: string | AppError;
  try {
    id = await write(deps, request, photos);
  } catch (error) {
    await forgetPhotos(pictures, photos);
    if (isUniqueViolation(error, 'order_returns_once')) return appError('return_asked_before');
    throw error;
  }
  if (id instanceof AppError) {
    await forgetPhotos(pictures, photos);
    return id;
  }
  const row = await findReturn(db, id);
  return row ? presentReturn(row) : appError('return_not_found');
}

/** Creates the buyer's side of returns: the options and the request. */
export function createReturnRequests({ db, now }: Pick<Platform, 'db' | 'now'>, parts: Parts) {
  const { settings } = parts;
  const deps: Deps = { db, now, ...parts };
  return {
    /** Returns the return options of each line of the buyer's order, and its earlier returns. */
    async options(
      orderId: string,
      userId: string,
    ): Promise<
      | {
          policy: ReturnPolicy;
          deliveredAt: string | null;
          returnTo: string[];
          lines: Returnable[];
          returns: Return[];
        }
      | AppError
    > {
      const full = await ownOrder(db, orderId, userId);
      if (full instanceof AppError) return full;
      const { returns, deliveredAt, lines } = await evaluateLines(deps, db, full);
      const all = await settings.all();
      const { policies, shop } = all;
      const { sendDays: _, inspectDays: __, ...policy } = policies.returns;
      return {
        policy,
        deliveredAt: deliveredAt?.toISOString() ?? null,
        returnTo: [...new Set([shopName(all, 'en'), ...shop.address])],
        lines: lines.map((line) => presentReturnable(line, policy)),
        returns: returns.map(presentReturn),
      };
    },

    /** Requests a return of a line. Of two concurrent requests for one line, one fails with `return_asked_before`. */
    ask: (request: ReturnRequest) => ask(deps, request),
  };
}
