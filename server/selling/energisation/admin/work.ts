import type { AdminEnergisation } from '#contract/selling/energisation/admin.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { MailService } from '../../../base/email/service.ts';
import type { SettingsService } from '../../../base/settings/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { checkpoint } from '../../../platform/core/checkpoint.ts';
import { asPaise, type Paise, share } from '../../../platform/core/money.ts';
import { type Tx, transactAt } from '../../../platform/database/database.ts';
import type { Upload } from '../../../platform/http/multipart.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Encryptor } from '../../../platform/security/encryptor.ts';
import type { Muhurat } from '../../../schema/column-types.ts';
import {
  addOrderEvent,
  type FullOrder,
  findOrder,
  hotOrder,
  lockOrder,
  type OrderRow,
  type OrdersService,
  paidForLines,
} from '../../orders/service.ts';
import { sealPhotographs } from '../photographs.ts';
import { presentForAdmin } from '../present.ts';
import {
  countCalledOff,
  type EnergisationRow,
  findEnergisation,
  insertPhotos,
  lockEnergisation,
  updateEnergisation,
} from '../store.ts';
import { energisationEmails } from './energisation-emails.ts';

// No muhurat lasts longer than the light of its day.
const dayMs = 86_400_000;

/** The services that the work on energisations depends on. */
export type WorkParts = {
  accounts: AccountsService;
  audit: AuditService;
  mail: MailService;
  orders: OrdersService;
  settings: SettingsService;
  encryptor: Encryptor;
  /** Returns the muhurats for an energisation from an instant on, as the buyer will see them. */
  muhuratsFor: (id: string, from: Date) => Promise<Muhurat[]>;
};

type Deps = Pick<Platform, 'db' | 'now'> & WorkParts;
type Act = { id: string; actorId: string };
type Locked = { row: EnergisationRow; order: OrderRow };

/** Runs work on an energisation that is not over, under the lock of its order, and returns the result for admins. */
async function change(
  deps: Deps,
  id: string,
  work: (tx: Tx, locked: Locked) => Promise<true | AppError>,
): Promise<AdminEnergisation | AppError> {
  const { db } = deps;
  const known = await findEnergisation(db, id);
  if (!known) return appError('energisation_not_found');
  await checkpoint('energisation.work', id);
  const done = await transactAt<true>(db, [hotOrder(known.order_id)], async (tx) => {
    const order = await lockOrder(tx, known.order_id);
    const row = await lockEnergisation(tx, id);
    if (!order || !row) return appError('energisation_not_found');
    if (row.status === 'done' || row.status === 'called_off') return appError('energisation_over');
    const unpaid = order.payment_status === 'Initiated' || order.payment_status === 'Failed';
    if (order.status === 'Cancelled' || unpaid) return appError('energisation_order_ended');
    return work(tx, { row, order });
  });
  if (done instanceof AppError) return done;
  const row = await findEnergisation(db, id);
  return row ? presentForAdmin(row) : appError('energisation_not_found');
}

/** Finds a person of the settings by name. */
async function findPerson(
  { settings }: Deps,
  name: string,
): Promise<{ person: string; person_hi: string } | AppError> {
  const found = (await settings.all()).energisation.people.find((one) => one.name === name);
  return found ? { person: found.name, person_hi: found.nameHi } : appError('energisation_person');
}

const record = (
  { audit, now }: Deps,
  tx: Tx,
  { row, order }: Locked,
  entry: { action: 'plan' | 'done' | 'call-off'; actorId: string; after: Record<string, unknown> },
) =>
  audit.record(tx, {
    at: now(),
    actorId: entry.actorId,
    action: `energisation.${entry.action}`,
    entity: 'order',
    entityId: order.id,
    of: order.user_id,
    before: { status: row.status },
    after: entry.after,
  });

/**
 * Finds the muhurat that was offered with this start, while it lasts. One that is running was offered from that moment on,
 * so it is searched from its start.
 */
async function findOffered(
  { muhuratsFor, now }: Deps,
  id: string,
  start: string,
): Promise<Muhurat | undefined> {
  const at = now().getTime();
  const from = Math.min(Date.parse(start), at);
  if (at - from > dayMs) return undefined;
  const found = await muhuratsFor(id, new Date(from));
  return found.find((one) => one.start === start && Date.parse(one.end) > at);
}

async function plan(deps: Deps, { id, actorId, start, person }: Act & { start: string; person: string }) {
  const named = await findPerson(deps, person);
  if (named instanceof AppError) return named;
  const muhurat = await findOffered(deps, id, start);
  return change(deps, id, async (tx, { row, order }) => {
    if (!muhurat) return appError('energisation_muhurat');
    const at = deps.now();
    await updateEnergisation(tx, id, {
      status: 'planned',
      planned_at: at,
      muhurat: JSON.stringify(muhurat),
      ...named,
    });
    await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'energisation_planned', at });
    await record(
      deps,
      tx,
      { row, order },
      {
        action: 'plan',
        actorId,
        after: { status: 'planned', orderId: order.id, start, person },
      },
    );
    return true;
  });
}

/** The record of an energisation that is done. */
export type Proof = Act & { at: Date; person: string; note: string; photos: readonly Upload[] };

async function finish(deps: Deps, { id, actorId, at: doneAt, person, note, photos }: Proof) {
  const at = deps.now();
  if (doneAt > at) return appError('energisation_future');
  const sealed = await sealPhotographs(photos, { encryptor: deps.encryptor, person: actorId, at });
  if (sealed instanceof AppError) return sealed;
  const named = await findPerson(deps, person);
  if (named instanceof AppError) return named;
  return change(deps, id, async (tx, { row, order }) => {
    await updateEnergisation(tx, id, { status: 'done', done_at: doneAt, note, ...named });
    await insertPhotos(tx, id, sealed);
    await addOrderEvent(tx, order, { by: 'shop', actorId, note: 'energisation_done', at });
    await record(
      deps,
      tx,
      { row, order },
      {
        action: 'done',
        actorId,
        after: {
          status: 'done',
          orderId: order.id,
          doneAt: doneAt.toISOString(),
          photos: sealed.length,
          person,
          note,
        },
      },
    );
    await energisationEmails(deps).done(tx, {
      row: { ...row, ...named, note },
      order,
      doneAt,
      photos: sealed.length,
    });
    return true;
  });
}

/** Returns what was paid for the next energisation of a line to be called off, so that all of them give the whole line. */
export function refundOf({ order, items }: FullOrder, serviceItemId: string, calledOff: number): Paise {
  const line = items.find((item) => item.id === serviceItemId);
  const paid = paidForLines(order, items).get(serviceItemId);
  if (!line || paid === undefined) return asPaise(0);
  const until = share(paid, calledOff + 1, line.quantity);
  return asPaise(until - share(paid, calledOff, line.quantity));
}

async function callOff(
  deps: Deps,
  { id, actorId, reason, reference }: Act & { reason: string; reference: string },
) {
  return change(deps, id, async (tx, { row, order }) => {
    const full = await findOrder(tx, order.id);
    if (!full) return appError('energisation_not_found');
    const { service_item_id: itemId } = row;
    const amount = refundOf(full, itemId, await countCalledOff(tx, itemId));
    const at = deps.now();
    if (amount > 0) {
      const sent = await deps.orders.money.refund(tx, order, {
        key: `energisation ${id}`,
        amount,
        reason,
        reference: reference || null,
        actorId,
        lines: [{ itemId, quantity: 1, amount, sent: false, restocked: false }],
        creditNote: { reason: 'refunded', lines: [{ itemId, quantity: 1 }] },
        notifyBuyer: false,
        at,
      });
      if (sent instanceof AppError) return sent;
    }
    await updateEnergisation(tx, id, { status: 'called_off', called_off_at: at, reason });
    // The refund may have changed the order's payment status.
    const fresh = (await lockOrder(tx, order.id)) ?? order;
    await addOrderEvent(tx, fresh, { by: 'shop', actorId, note: 'energisation_called_off', at });
    await record(
      deps,
      tx,
      { row, order },
      {
        action: 'call-off',
        actorId,
        after: { status: 'called_off', orderId: order.id, amount, reason, reference },
      },
    );
    await energisationEmails(deps).calledOff(tx, { row, order, amount, reason });
    return true;
  });
}

/** Creates the work on energisations: plan, record as done, call off. Each locks the order and then the energisation. */
export function createEnergisationWork({ db, now }: Pick<Platform, 'db' | 'now'>, parts: WorkParts) {
  const deps: Deps = { db, now, ...parts };
  return {
    /** Plans it for one of the muhurats found now. It may be planned again until it is done. */
    plan: (input: Act & { start: string; person: string }) => plan(deps, input),

    /** Records that it is done, with photographs, and tells the buyer. Of two concurrent records one is refused. */
    finish: (proof: Proof) => finish(deps, proof),

    /** Calls it off and refunds its price. An unpaid cash order is refused: its price is still to be collected. */
    callOff: (input: Act & { reason: string; reference: string }) => callOff(deps, input),
  };
}
