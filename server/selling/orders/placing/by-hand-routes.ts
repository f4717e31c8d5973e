import type { ordersByHand } from '#contract/selling/orders/by-hand.ts';
import { readWords } from '#languages/read.ts';
import { AppError } from '../../../platform/core/app-error.ts';
import { toRupees } from '../../../platform/core/money.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { CouponsService, Credit } from '../../coupons/service.ts';
import type { OrdersService } from '../service.ts';

const words = readWords('orders/answers');

const presentCredit = ({ id, shownCode, amount, until }: Credit) => ({
  _id: id,
  code: shownCode,
  amount: toRupees(amount),
  until: until?.toISOString() ?? null,
});

/** Returns the handlers of the endpoints with which staff write an order for a buyer. */
export const ordersByHandHandlers = (
  { byHand, creditRequests }: Pick<OrdersService, 'byHand' | 'creditRequests'>,
  { creditsOf }: Pick<CouponsService, 'creditsOf'>,
): Handlers<typeof ordersByHand> => ({
  'GET /api/admin/order-buyers': async ({ query }) => ({ buyers: await byHand.buyers.find(query.q) }),
  'GET /api/admin/order-buyers/{id}': async ({ params: { id } }) => {
    const found = await byHand.buyers.read(id);
    if (found instanceof AppError) return found;
    const [credits, requests] = await Promise.all([creditsOf(id), creditRequests.listOf(id)]);
    return { ...found, credits: credits.map(presentCredit), creditRequests: requests };
  },
  'POST /api/admin/order-buyers': async ({ body, session, lang }) => {
    const buyer = await byHand.buyers.open(body, { actorId: session.userId, language: lang });
    return buyer instanceof AppError ? buyer : { message: words[lang].opened, buyer };
  },
  'POST /api/admin/order-buyers/{id}/photos': async ({ params, files, session }) => {
    const photo = await byHand.buyers.keepPhoto(params.id, files[0], session.userId);
    return photo instanceof AppError ? photo : { photo };
  },
  'POST /api/admin/order-quotes': ({ body: { couponCode, ...cart }, session }) =>
    byHand.quote({ ...cart, couponCode }, session.userId),
  'POST /api/admin/orders': async ({ body, session, lang, headers, demand }) => {
    const refused = body.payment === 'counter' ? await demand({ permission: 'orders.payment' }) : null;
    if (refused) return refused;
    const { shippingAddress: address, couponCode, ...order } = body;
    const key = headers['idempotency-key'];
    const written = await byHand.write({
      ...order,
      couponCode,
      address,
      actorId: session.userId,
      requestKey: typeof key === 'string' && key !== '' ? key.slice(0, 200) : null,
    });
    return written instanceof AppError ? written : { message: words[lang].written, ...written };
  },
});
