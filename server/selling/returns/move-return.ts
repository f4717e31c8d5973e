import type { AdminReturn } from '#contract/selling/returns/endpoints.ts';
import type { ReturnCondition, ReturnStep } from '#contract/selling/returns/reasons.ts';
import type { AuditService } from '../../base/audit/service.ts';
import type { SettingsService } from '../../base/settings/service.ts';
import type { StockService } from '../../catalog/stock/service.ts';
import { AppError, appError } from '../../platform/core/app-error.ts';
import { checkpoint } from '../../platform/core/checkpoint.ts';
import { asPaise } from '../../platform/core/money.ts';
import { type Tx, transact } from '../../platform/database/database.ts';
import type { Upload } from '../../platform/http/multipart.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Pictures } from '../../storage/pictures.ts';
import { addOrderEvent } from '../orders/service.ts';
import { type LockedReturn, lockUndecided, restoreReturned } from './lock-return.ts';
import { forgetPhotos, savePhotos } from './request-return.ts';
import type { createReturnAdmin } from './return-admin.ts';
import type { createReturnEmails, StepMail } from './return-emails.ts';
import { findReturn, setReturnParcel, setReturnStep } from './store.ts';

/** The services that the steps depend on. */
export type StepParts = {
  audit: AuditService;
  settings: SettingsService;
  stock: StockService;
  pictures: Pictures;
  emails: ReturnType<typeof createReturnEmails>;
  admin: ReturnType<typeof createReturnAdmin>;
};

/** A step of staff. */
export type StaffStep = { id: string; actorId: string };

/** The parcel of a return: its number as `parcelNumber` reads it. */
export type Parcel = { number: string; courier: string | null };

/** The findings of staff in the parcel, and where the pieces go. */
export type Inspected = StaffStep & {
  condition: ReturnCondition;
  stock: 'restock' | 'write_off';
  text: string | null;
  photos: readonly Upload[];
};

type Deps = Pick<Platform, 'db' | 'now'> & StepParts;

const dayMs = 86_400_000;

type Noted = {
  by: 'buyer' | 'shop';
  actorId: string;
  step: Extract<ReturnStep, 'agreed' | 'sent' | 'arrived' | 'inspected' | 'withdrawn'>;
  text?: string | null;
  facts?: Record<string, unknown>;
  mail: StepMail;
};

/** Writes what every step leaves: the order's history, the audit log of staff, and the e-mail. */
async function note({ audit, emails, now }: Deps, tx: Tx, locked: LockedReturn, noted: Noted): Promise<void> {
  const { row, order, item } = locked;
  const { by, actorId, step, text = null, facts = {} } = noted;
  const at = now();
  await addOrderEvent(tx, order, { by, actorId, note: `return_${step}`, reason: text, at });
  if (by === 'shop')
    await audit.record(tx, {
      at,
      actorId,
      action: `return.${step}`,
      entity: 'return',
      entityId: row.id,
      of: order.user_id,
      before: { step: row.step, orderId: row.order_id },
      after: { step, ...facts, text },
    });
  const amount = asPaise(row.paid - row.fee + row.delivery);
  await emails.step(tx, { order, item, quantity: row.quantity, amount, as: row.remedy }, noted.mail);
}

/** Locks a return that is at one of these steps. */
async function lockAt(tx: Tx, id: string, steps: readonly ReturnStep[]): Promise<LockedReturn | AppError> {
  const locked = await lockUndecided(tx, id);
  if (locked instanceof AppError) return locked;
  if (locked.order.status === 'Cancelled') return appError('order_is_cancelled');
  return steps.includes(locked.row.step) ? locked : appError('return_step');
}

async function agree(deps: Deps, { id, actorId, text }: StaffStep & { text: string | null }) {
  const { db, now, settings, admin } = deps;
  await checkpoint('return.deciding', id);
  const done = await transact(db, async (tx) => {
    const locked = await lockAt(tx, id, ['asked']);
    if (locked instanceof AppError) return locked;
    if (locked.row.reason === 'missing') return appError('return_no_parcel');
    const { sendDays } = (await settings.all(tx)).policies.returns;
    const at = now();
    const sendBy = new Date(at.getTime() + sendDays * dayMs);
    await setReturnStep(tx, id, { step: 'agreed', agreed_at: at, agreed_by: actorId, send_by: sendBy });
    const mail: StepMail = { step: 'agreed', sendBy: sendBy.toISOString(), text };
    const facts = { sendBy: sendBy.toISOString() };
    await note(deps, tx, locked, { by: 'shop', actorId, step: 'agreed', text, facts, mail });
    return true as const;
  });
  return admin.after(id, done);
}

async function nameParcel(
  deps: Deps,
  { id, actorId, by, parcel }: StaffStep & { by: 'buyer' | 'shop'; parcel: Parcel },
): Promise<true | AppError> {
  const { db, now } = deps;
  return transact(db, async (tx) => {
    const locked = await lockAt(tx, id, ['agreed', 'sent']);
    if (locked instanceof AppError) return locked;
    const { row } = locked;
    const columns = { courier: parcel.courier, parcel_number: parcel.number };
    if (row.courier === parcel.courier && row.parcel_number === parcel.number) return true;
    // A corrected number is no new step, and nobody needs another e-mail.
    if (row.step === 'sent' && by === 'buyer') {
      await setReturnParcel(tx, id, columns);
      return true;
    }
    await setReturnStep(tx, id, { ...columns, step: 'sent', sent_at: row.sent_at ?? now() });
    const mail: StepMail = { step: 'sent', number: parcel.number, courier: parcel.courier, by };
    await note(deps, tx, locked, { by, actorId, step: 'sent', facts: { ...parcel }, mail });
    return true;
  });
}

async function arrive(deps: Deps, { id, actorId }: StaffStep): Promise<AdminReturn | AppError> {
  const { db, now, settings, admin } = deps;
  await checkpoint('return.deciding', id);
  const done = await transact(db, async (tx) => {
    // A parcel may come before anybody has named it.
    const locked = await lockAt(tx, id, ['agreed', 'sent']);
    if (locked instanceof AppError) return locked;
    const { inspectDays } = (await settings.all(tx)).policies.returns;
    const at = now();
    const inspectBy = new Date(at.getTime() + inspectDays * dayMs);
    const columns = { arrived_at: at, arrived_by: actorId, inspect_by: inspectBy };
    await setReturnStep(tx, id, { step: 'arrived', ...columns });
    const mail: StepMail = { step: 'arrived', days: inspectDays };
    await note(deps, tx, locked, { by: 'shop', actorId, step: 'arrived', mail });
    return true as const;
  });
  return admin.after(id, done);
}

/** Puts the pieces of a return into stock, once. Those that are written off are received first, so that the history of the stock has both. */
async function place(
  { stock }: Deps,
  tx: Tx,
  locked: LockedReturn,
  how: Inspected,
): Promise<AppError | null> {
  const { order, row, item } = locked;
  const { sku_id: skuId } = item;
  const { actorId: by } = how;
  const back = await restoreReturned(stock, tx, locked, by);
  if (back) return back;
  if (how.stock === 'write_off')
    await stock.receive(tx, [{ skuId, quantity: -row.quantity }], {
      reason: `written off, ${how.condition}, order ${order.id}`,
      by,
    });
  return null;
}

async function writeInspection(deps: Deps, how: Inspected, photos: string[]): Promise<true | AppError> {
  const { db, now } = deps;
  const { id, actorId, condition, text } = how;
  return transact(db, async (tx) => {
    const locked = await lockAt(tx, id, ['arrived']);
    if (locked instanceof AppError) return locked;
    const refused = await place(deps, tx, locked, how);
    if (refused) return refused;
    await setReturnStep(tx, id, {
      step: 'inspected',
      inspected_at: now(),
      inspected_by: actorId,
      condition,
      inspection_words: text,
      inspection_photos: photos,
      restocked: how.stock === 'restock',
      written_off: how.stock === 'write_off',
    });
    const facts = { condition, stock: how.stock, photos: photos.length };
    const mail: StepMail = { step: 'inspected', condition, text };
    await note(deps, tx, locked, { by: 'shop', actorId, step: 'inspected', text, facts, mail });
    return true;
  });
}

async function inspect(deps: Deps, how: Inspected): Promise<AdminReturn | AppError> {
  const { db, pictures, admin } = deps;
  const { id } = how;
  const row = await findReturn(db, id);
  if (!row) return appError('return_not_found');
  const photos = await savePhotos(pictures, how.photos, row.user_id);
  if (photos instanceof AppError) return photos;
  await checkpoint('return.deciding', id);
  let done: true | AppError;
  try {
    done = await writeInspection(deps, how, photos);
  } catch (error) {
    await forgetPhotos(pictures, photos);
    throw error;
  }
  if (done instanceof AppError) await forgetPhotos(pictures, photos);
  return admin.after(id, done);
}

async function withdraw(
  deps: Deps,
  { id, userId }: { id: string; userId: string },
): Promise<true | AppError> {
  const { db, now } = deps;
  await checkpoint('return.deciding', id);
  return transact(db, async (tx) => {
    const locked = await lockAt(tx, id, ['asked', 'agreed']);
    if (locked instanceof AppError) return locked;
    await setReturnStep(tx, id, { step: 'withdrawn', status: 'withdrawn', decided_at: now() });
    const mail: StepMail = { step: 'withdrawn' };
    await note(deps, tx, locked, { by: 'buyer', actorId: userId, step: 'withdrawn', mail });
    return true;
  });
}

/** Creates the steps of returns. Each locks the order and the return, and is refused at another step. */
export function createReturnSteps(deps: Deps) {
  return {
    /** Agrees to a return. It is paid once the parcel is back and was inspected. */
    agree: (step: StaffStep & { text: string | null }) => agree(deps, step),

    /** Names the parcel of an agreed return, or corrects it, for its buyer. */
    nameParcel: (step: StaffStep & { parcel: Parcel }) => nameParcel(deps, { ...step, by: 'buyer' }),

    /** Names the parcel of an agreed return, or corrects it, for staff. */
    nameParcelAsStaff: async (step: StaffStep & { parcel: Parcel }) =>
      deps.admin.after(step.id, await nameParcel(deps, { ...step, by: 'shop' })),

    /** Records that the parcel has arrived. */
    arrive: (step: StaffStep) => arrive(deps, step),

    /** Records what was in the parcel. Restocks the pieces or writes them off. */
    inspect: (how: Inspected) => inspect(deps, how),

    /** Withdraws a request for its buyer, while no parcel is on its way. */
    withdraw: (step: { id: string; userId: string }) => withdraw(deps, step),
  };
}
