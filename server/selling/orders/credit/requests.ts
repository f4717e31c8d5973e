import type { BuyerRequest } from '#contract/selling/orders/by-hand.ts';
import type {
  CreditOrder,
  CreditRequestView,
  ShownCreditOrder,
} from '#contract/selling/orders/credit-requests.ts';
import { formatOrderNumber } from '#contract/selling/orders/number.ts';
import type { CreditRequestState } from '#contract/selling/orders/rules.ts';
import type { AuditService } from '../../../base/audit/service.ts';
import type { MailService } from '../../../base/email/service.ts';
import type { AccountsService } from '../../../people/accounts/service.ts';
import { AppError, appError } from '../../../platform/core/app-error.ts';
import { newId, newSecret } from '../../../platform/core/id.ts';
import { asPaise, type Paise, toRupees } from '../../../platform/core/money.ts';
import { type Tx, transact } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../../platform/security/link-secret.ts';
import type { CouponsService } from '../../coupons/service.ts';
import { creditRequest } from '../emails/credit-request.ts';
import type { ByHandOrders, HandOrder } from '../placing/by-hand.ts';
import { presentQuote } from '../placing/quote.ts';
import type { CheckedRequest } from '../placing/request.ts';
import {
  type Answer,
  answerRequest,
  type CreditRequestRow,
  insertRequest,
  readRequest,
  removeRequests,
  requestsOf,
  writeSecret,
} from './store.ts';

const queue = 'credit-request';
const linkHours = 24;
const storedDays = 30;
const hourMs = 3_600_000;

/** The services that requests to use a buyer's credit call. */
export type CreditRequestParts = {
  accounts: AccountsService;
  audit: AuditService;
  coupons: Pick<CouponsService, 'creditCode' | 'creditsOf'>;
  mail: MailService;
  byHand: ByHandOrders;
};

/** The requests to use a buyer's credit. */
export type CreditRequests = ReturnType<typeof createCreditRequests>;

type Work = Pick<Platform, 'db' | 'jobs' | 'config' | 'now' | 'log'>;

function stateOf({ answer, expires_at: until }: CreditRequestRow, now: Date): CreditRequestState {
  return answer ?? (until <= now ? 'lapsed' : 'waiting');
}

/** Returns why a request cannot be answered any more; null if it can. */
function problemOf(row: CreditRequestRow, now: Date): AppError | null {
  const state = stateOf(row, now);
  if (state === 'waiting') return null;
  return appError(state === 'lapsed' ? 'credit_request_lapsed' : 'credit_request_answered');
}

const presentView = (row: CreditRequestRow, now: Date): CreditRequestView => ({
  ...row.shown,
  state: stateOf(row, now),
  until: row.expires_at.toISOString(),
  order:
    row.order_id === null || row.order_number === null
      ? null
      : {
          orderId: row.order_id,
          orderNumber: formatOrderNumber(row.order_number),
          toPay: row.payment_status === 'Initiated',
        },
});

/** Returns what a credit in rupees is worth beyond what the order takes of it, which is the discount with a code. */
const lostOf = (credit: number, discounts: ShownCreditOrder['discounts']): number =>
  Math.max(0, credit - (discounts.find(({ code }) => code !== null)?.amount ?? 0));

/** Returns what the buyer reads of an order: priced as staff saw it, without a secret code. `credit` is its amount in paise. */
function shownOrder(
  { quoted, address }: CheckedRequest,
  { payment, credit }: { payment: CreditOrder['payment']; credit: Paise },
): ShownCreditOrder {
  const { amount, deliveryCharges, discountAmount, discounts, taxes, totalAmount, items } = presentQuote(
    quoted,
    { reserved: new Map(), byHand: true },
  );
  return {
    items: quoted.lines.map(({ item, quantity }, i) => ({
      name: item.name,
      nameHi: item.nameHi,
      choice: item.variant?.variantName ?? item.size ?? '',
      quantity,
      lineTotal: items[i]?.lineTotal ?? 0,
    })),
    amount,
    deliveryCharges,
    discountAmount,
    discounts,
    taxes,
    totalAmount,
    lostCredit: lostOf(toRupees(credit), discounts),
    shippingAddress: address,
    payment,
  };
}

const handOrder = (
  { id, userId, actorId }: { id: string; userId: string; actorId: string },
  { shippingAddress, ...order }: CreditOrder,
  couponCode: string,
): HandOrder => ({
  ...order,
  buyerId: userId,
  actorId,
  couponCode,
  collected: false,
  // A cash order is found again by it, an online one by the request in its hash.
  requestKey: `credit-request ${id}`,
  address: shippingAddress,
});

/** Creates the job that mails requests. The worker creates the secret, so no job contains it. A retry ends the earlier link. */
function createRequestMails({ db, jobs, config, now, log }: Work, { accounts, mail }: CreditRequestParts) {
  const working = jobs.work<{ id: string }>(queue, async ({ id }, jobId) => {
    const secret = newSecret();
    const isOpen = await transact(db, (tx) =>
      writeSecret(tx, { id, secretHash: hashOfSecret(secret), now: now() }),
    );
    const row = isOpen ? await readRequest(db, { id }) : undefined;
    const buyer = row && (await accounts.person(row.user_id));
    if (!row || !buyer) return;
    const link = `${config.clientUrl}/use-credit/${secret}`;
    const until = row.expires_at.toISOString();
    const facts = { name: buyer.name, request: row.shown, link, until };
    await mail.deliver({ to: row.email, language: buyer.language, mail: creditRequest(facts) }, jobId);
  });
  working.catch((error: Error) =>
    log.error(
      { err: error },
      'credit request queue failed to start: no requests are mailed; restart the process',
    ),
  );
  return working;
}

type Deps = Work & CreditRequestParts;
type CreditAction = 'credit.ask' | 'credit.agree' | 'credit.decline';

const record = (
  { audit, now }: Deps,
  tx: Tx,
  action: CreditAction,
  request: { id: string; userId: string; couponId: string; actorId: string; totalAmount: number },
) =>
  audit.record(tx, {
    at: now(),
    actorId: request.actorId,
    action,
    entity: 'coupon',
    entityId: request.couponId,
    of: request.userId,
    after: { request: request.id, totalAmount: request.totalAmount },
  });

/** Claims an answer of the buyer and records it. Of two concurrent answers, one is refused. */
async function claim(deps: Deps, tx: Tx, row: CreditRequestRow, answer: Answer): Promise<AppError | null> {
  const { id, user_id: userId, coupon_id: couponId, shown } = row;
  if (!(await answerRequest(tx, { id, now: deps.now(), ...answer })))
    return appError('credit_request_answered');
  const action = answer.answer === 'agreed' ? 'credit.agree' : 'credit.decline';
  await record(deps, tx, action, {
    id,
    userId,
    couponId,
    actorId: userId,
    totalAmount: shown.totalAmount,
  });
  return null;
}

async function agree(deps: Deps, row: CreditRequestRow): Promise<AppError | null> {
  const { id, user_id: userId, actor_id: actorId } = row;
  const code = await deps.coupons.creditCode(userId, row.coupon_id);
  if (code instanceof AppError) return code;
  const written = await deps.byHand.writeAgreed(handOrder({ id, userId, actorId }, row.body, code), {
    requestId: id,
    claim: (tx, orderId) => claim(deps, tx, row, { answer: 'agreed', orderId }),
  });
  return written instanceof AppError ? written : null;
}

const decline = (deps: Deps, row: CreditRequestRow): Promise<AppError | null> =>
  transact(deps.db, (tx) => claim(deps, tx, row, { answer: 'declined' }));

/** Creates the requests of staff to use a buyer's credit, which the buyer answers by a mailed link (decision 154). */
export function createCreditRequests(platform: Work, parts: CreditRequestParts) {
  const { db, jobs, now } = platform;
  const { accounts, coupons, byHand } = parts;
  const deps: Deps = { ...platform, ...parts };
  const working = createRequestMails(platform, parts);

  /** Returns the request of a link for its buyer. Another mailbox of the account ends the link. */
  async function find(secret: string, sessionUserId: string | null): Promise<CreditRequestRow | AppError> {
    const row = await readRequest(db, { secretHash: hashOfSecret(secret) });
    const buyer = row && (await accounts.person(row.user_id));
    if (!row || !buyer?.isOpen || buyer.email !== row.email) return appError('credit_request_unknown');
    return sessionUserId !== null && sessionUserId !== row.user_id
      ? appError('credit_request_other_account')
      : row;
  }

  return {
    /** Asks a buyer by e-mail. Validates the order as it would be written, and writes and spends nothing. */
    async ask(
      { buyerId, creditId, ...body }: CreditOrder & { buyerId: string; creditId: string },
      actorId: string,
    ): Promise<{ id: string; until: string } | AppError> {
      await working;
      const at = now();
      const requestId = newId(at);
      const code = await coupons.creditCode(buyerId, creditId);
      if (code instanceof AppError) return code;
      const checked = await byHand.check(handOrder({ id: requestId, userId: buyerId, actorId }, body, code));
      if (checked instanceof AppError) return checked;
      const { email, id: userId } = checked.buyer;
      const expiresAt = new Date(at.getTime() + linkHours * hourMs);
      const request = { id: requestId, userId, couponId: creditId, actorId };
      const credit = (await coupons.creditsOf(buyerId)).find(({ id }) => id === creditId)?.amount;
      const shown = shownOrder(checked.checked, { payment: body.payment, credit: credit ?? asPaise(0) });
      return transact(db, async (tx) => {
        await insertRequest(tx, { ...request, email, body, shown, at, expiresAt });
        await record(deps, tx, 'credit.ask', { ...request, totalAmount: shown.totalAmount });
        await jobs.send(tx, queue, { id: requestId });
        return { id: requestId, until: expiresAt.toISOString() };
      });
    },

    /** Returns the request of a link. Answers nothing, because mail scanners open links too. */
    async read(secret: string, sessionUserId: string | null): Promise<CreditRequestView | AppError> {
      const row = await find(secret, sessionUserId);
      return row instanceof AppError ? row : presentView(row, now());
    },

    /**
     * Answers the request of a link. A yes writes the order and spends the credit in one transaction, so that a refusal
     * leaves the request open; the same yes again returns the same order.
     */
    async answer(
      secret: string,
      yes: boolean,
      sessionUserId: string | null,
    ): Promise<CreditRequestView | AppError> {
      const row = await find(secret, sessionUserId);
      if (row instanceof AppError) return row;
      const isAgain = (found: CreditRequestRow | undefined) => yes && found?.answer === 'agreed';
      if (isAgain(row)) return presentView(row, now());
      const refused = problemOf(row, now()) ?? (await (yes ? agree : decline)(deps, row));
      const after = await readRequest(db, { id: row.id });
      // The same yes of another tab may have written the order since the look above.
      if (refused && !isAgain(after)) return refused;
      return after ? presentView(after, now()) : appError('credit_request_unknown');
    },

    /** Lists a buyer's requests of the last month for staff, newest first. */
    async listOf(userId: string): Promise<BuyerRequest[]> {
      const rows = await requestsOf(db, userId, new Date(now().getTime() - storedDays * 24 * hourMs));
      return rows.map((row) => ({
        _id: row.id,
        code: row.shown.discounts.find(({ code }) => code !== null)?.code ?? '',
        state: stateOf(row, now()),
        askedAt: row.asked_at.toISOString(),
        until: row.expires_at.toISOString(),
        totalAmount: row.shown.totalAmount,
        orderId: row.order_id,
      }));
    },

    /** Removes requests of more than a month ago. */
    sweep: (): Promise<number> => removeRequests(db, new Date(now().getTime() - storedDays * 24 * hourMs)),
  };
}
